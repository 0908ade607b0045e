const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (all, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? all;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });

/** The targets of links in a mail's HTML and the web addresses in its text, each once. They are as the sender wrote them. */
export const linksIn = ({ html = '', text = '' }: { html?: string; text?: string }): string[] => {
  const hrefs = [...html.matchAll(/<a\s[^<>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+))/gi)].map(
    ([, double, single, bare]) => decodeEntities(double ?? single ?? bare ?? '').trim(),
  );
  const addresses = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/gi)].map(([address]) => address);
  return [...new Set([...hrefs, ...addresses])];
};

/** Whether a person may be offered to follow a link: scripts and data are only shown. */
export const isFollowable = (link: string): boolean =>
  URL.canParse(link) && ['http:', 'https:', 'mailto:'].includes(new URL(link).protocol);
