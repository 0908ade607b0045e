/** As the contract's `catalogIdSchema` allows. */
const longestId = 64;

/** An id out of a name: its Latin letters and digits in lower case, with hyphens between the words. Empty where there are none. */
export const proposedId = (...names: readonly string[]): string =>
  names
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, longestId)
    .replace(/-$/, '');
