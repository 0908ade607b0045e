/**
 * Makes a text's addresses lead to this machine: each origin of AWS that a function or a page calls is replaced by the
 * loopback one. Only where it stands alone; an issuer, which begins with the same origin, stays as on AWS.
 */
export const createLocalAddresses =
  (replacements: Record<string, string>) =>
  (text: string): string => {
    let local = text;
    for (const [origin, replacement] of Object.entries(replacements)) {
      local = local.replace(new RegExp(`${origin.replaceAll('.', '\\.')}(?![\\w./:-])`, 'g'), () => replacement);
    }
    return local;
  };
