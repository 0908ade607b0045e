/** An address may hold a lone percent sign. */
const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const words = (part: string): string =>
  part
    .replace(/\.(php|html?|cfm)$/, '')
    .split(/[-_\s]+/)
    .filter((word) => !/\d{4}/.test(word))
    .join(' ');

/** The site and the page's name, as far as the address contains them in words. */
export const sourceName = (address: string): { site: string; title: string | undefined } => {
  const { hostname, pathname, searchParams } = new URL(address);
  const parts = [...decoded(pathname).split('/'), searchParams.get('title') ?? '']
    .map(words)
    .filter((part) => /\p{L}{3}/u.test(part) && !/^(index|page)$/.test(part));
  const last = parts.at(-1);
  return { site: hostname.replace(/^www\./, ''), title: last && last.charAt(0).toUpperCase() + last.slice(1) };
};
