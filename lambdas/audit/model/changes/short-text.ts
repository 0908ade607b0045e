/** Code points. */
const longest = 200;

/** Shortens a text for an entry: whole characters, with a mark where it was cut. */
export const shortText = (text: string): string => {
  const characters = [...text.slice(0, 4 * longest).toWellFormed()];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
};
