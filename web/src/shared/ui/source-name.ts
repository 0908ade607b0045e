/** An address may hold a lone percent sign. */
const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/** Words that keep their capital inside a title, which addresses write small. */
const names =
  /\b(?:american|australian?|bloch|british|capezio|cinderella|danca|european|freed|gaynor|grishko|london|minden|mirella|nikolay|russian?|sansha|suffolk)\b/g;
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The words of a part of the path. Years, and the numbers and keys of a shop or a blog, belong to no title. */
const words = (part: string): string =>
  part
    .replace(/\.(php|html?|cfm)$/, '')
    .split(/[-_\s]+/)
    .filter((word) => !/\d{4}|\p{L}\d|\d\p{L}/u.test(word))
    .join(' ')
    .replace(names, capitalized)
    .replace(/\b(?:faq|iadms)\b/gi, (word) => word.toUpperCase());

/**
 * The site and the page's name, as far as the address contains them in words. A single word, such as `faq` or `styled-3`, names
 * no page.
 */
export const sourceName = (address: string): { site: string; title: string | undefined } => {
  const { hostname, pathname, searchParams } = new URL(address);
  const parts = [...decoded(pathname).split('/'), searchParams.get('title') ?? '']
    .map(words)
    .filter((part) => /\p{L}{3}/u.test(part) && !/^(index|page)$/i.test(part));
  const last = parts.at(-1);
  return {
    site: hostname.replace(/^www\./, ''),
    title: last && /\p{L}{3}.* .*\p{L}{3}/u.test(last) ? capitalized(last) : undefined,
  };
};
