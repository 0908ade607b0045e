/** Enough to find a paragraph, few enough to stand in one piece of it. */
const firstWords = 6;

/** A hyphen has a meaning of its own in such an address. */
const encoded = (text: string): string => encodeURIComponent(text).replaceAll('-', '%2D');

/**
 * The address of a paragraph on a page of this site that says the same words: browsers scroll to it and mark it (a text fragment). Where the
 * page has other words, or the browser does not know this, the page opens at its beginning.
 */
export const placeOf = (address: string, text: string): string => {
  const words = text.split(/ +/).slice(0, firstWords).join(' ');
  return /^\/(?![/\\])[^#]*$/.test(address) && words !== '' ? `${address}#:~:text=${encoded(words)}` : address;
};
