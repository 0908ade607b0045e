/**
 * The form in which usernames are compared: unique regardless of case and of compatibility forms of the same letter.
 */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Apostrophes, which are typed in many ways and occur inside Hebrew names: `ג'ני`, `ג׳ני`. */
const quotes = /['"`´‘’“”׳״]/g;
/** Accents, niqqud, the dots of `ё`, and the invisible marks of direction that come along when Hebrew is pasted. */
const marks = /[\p{M}\p{Cf}]/gu;

/** Text in the form that the search compares. */
export const foldText = (text: string): string =>
  text.replaceAll(quotes, '').normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(marks, '').normalize('NFKC');
