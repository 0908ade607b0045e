import type { CheckResult, MailChecks } from '#contracts/inbox/endpoints.ts';

/** A header as it stands in the mail: its name in lower case. */
export interface MailHeader {
  key: string;
  value: string;
}

const resultOf = (text: string | undefined): CheckResult => {
  if (text === 'pass' || text === 'neutral') return text;
  if (text === undefined || text === 'none') return 'none';
  return text === 'policy' ? 'neutral' : 'fail';
};

const withoutComments = (text: string): string => text.replaceAll(/\([^()]*\)/g, ' ');

/** Of several signatures one that passed is enough. */
const found = (parts: readonly string[], method: string): CheckResult => {
  const results = parts.flatMap((part) => {
    const [, result] = new RegExp(`^${method}\\s*=\\s*(\\w+)`, 'i').exec(part) ?? [];
    return result ? [resultOf(result.toLowerCase())] : [];
  });
  return results.includes('pass') ? 'pass' : (results[0] ?? 'none');
};

/** The tags of a DKIM signature (RFC 6376, section 3.2). */
const tagsOf = (signature: string): Map<string, string> =>
  new Map(
    signature.split(';').flatMap((part) => {
      const [, name, value] = /^\s*(\w+)\s*=\s*([\s\S]*)$/.exec(part) ?? [];
      return name && value !== undefined ? [[name.toLowerCase(), value.replaceAll(/\s+/g, '').toLowerCase()]] : [];
    }),
  );

/**
 * The findings of the receiving server (RFC 8601). Servers put their headers above those that are there, so the first one is the
 * receiving server's; any below may be the sender's own.
 */
export const mailChecks = (headers: readonly MailHeader[]): MailChecks => {
  const valuesOf = (name: string) => headers.filter(({ key }) => key === name).map(({ value }) => value);
  const [server = '', ...parts] = withoutComments(valuesOf('authentication-results')[0] ?? '')
    .split(';')
    .map((part) => part.trim());
  const passed = parts.filter((part) => /^dkim\s*=\s*pass\b/i.test(part));
  const domains = passed.flatMap(
    (part) => /\bheader\.(?:d|i)\s*=\s*"?@?([\w.-]+)/i.exec(part)?.[1]?.toLowerCase() ?? [],
  );
  const isCovered = valuesOf('dkim-signature').some((signature) => {
    const tags = tagsOf(signature);
    return domains.includes(tags.get('d') ?? '') && (tags.get('h') ?? '').split(':').includes('list-unsubscribe');
  });
  const isThere = valuesOf('list-unsubscribe').length > 0;
  return {
    server: server.split(/\s/)[0]?.slice(0, 253) ?? '',
    spf: found(parts, 'spf'),
    dkim: found(parts, 'dkim'),
    dmarc: found(parts, 'dmarc'),
    unsubscribe: isThere ? (isCovered ? 'signed' : 'unsigned') : 'none',
  };
};
