/** A name in Latin letters, with what belongs to it: `Gaynor Minden`, `Grishko 2007`, `So Dança`, `Capezio 1118`. */
const latinName =
  /(\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}&'’.+/ -]*[\p{Script=Latin}\p{M}\p{N}]|\p{Script=Latin})/u;

/** The parts of a text by turns: what is not Latin, then what is. */
export const latinNames = (text: string): string[] => text.split(latinName);
