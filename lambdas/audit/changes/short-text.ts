/** Code points. */
const longest = 200;

/** Text as an entry keeps it: whole characters, and a mark where it goes on. */
export const shortText = (text: string): string => {
  const characters = [...text.slice(0, 4 * longest).toWellFormed()];
  return characters.length <= longest ? characters.join('') : `${characters.slice(0, longest - 1).join('')}…`;
};
