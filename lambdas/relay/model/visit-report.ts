/** An address with its path. A fragment of anything else may be a selector of styles, which says where on a page something is. */
const isAddress = (word: string): boolean => word.startsWith('/') || word.includes('//');

/** Query and fragment may hold what a visitor typed, a code or a token. A mark at the end of a word asks something. */
const withoutQuery = (word: string): string => word.replace(isAddress(word) ? /[?#].*$/ : /\?.+$/, '');

/** In any position: an address may be a part of a sentence, or the name of a field. */
const withoutQueries = (text: string): string => text.replace(/\S+/g, withoutQuery);

const cleaned = (value: unknown): unknown => {
  if (typeof value === 'string') return withoutQueries(value);
  if (Array.isArray(value)) return value.map(cleaned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [withoutQueries(name), cleaned(each)]));
};

/**
 * The browser's report of a visit, as it may leave: addresses without their queries, and for this site's own token only.
 * Undefined for anything else.
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
