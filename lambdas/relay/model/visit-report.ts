/** An address, wherever it stands in a report. */
const isAddress = (text: string): boolean => /^(https?:)?\/\//i.test(text) || /^\/[^/]/.test(text);

/** Query and fragment may hold what a visitor typed, a code or a token. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/s, '');

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return isAddress(value) ? withoutQuery(value) : value;
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, cleaned(each)]));
};

/**
 * What a browser reports of a visit, as it may leave: addresses without their queries, and for this site's own token
 * only. Undefined for anything else.
 */
export const visitReport = (text: string, siteToken: string): string | undefined => {
  try {
    const report: unknown = JSON.parse(text);
    if (typeof report !== 'object' || report === null || Array.isArray(report)) return undefined;
    return Reflect.get(report, 'siteToken') === siteToken ? JSON.stringify(cleaned(report)) : undefined;
  } catch {
    // No JSON, or deeper than any report.
    return undefined;
  }
};
