/**
 * The form in which usernames are compared: unique regardless of case and of compatibility forms of the same letter.
 */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Apostrophes, which are typed in many ways and occur inside Hebrew names: `ג'ני`, `ג׳ני`. */
const quotes = /['"`´‘’“”׳״]/g;
/** Accents, niqqud, the dots of `ё`, and the invisible marks of direction that come along when Hebrew is pasted. */
const marks = /[\p{M}\p{Cf}]/gu;

const withoutQuotes = (text: string): string => text.replaceAll(quotes, '');

/**
 * Text in the form that the search compares. Quotes are removed before normalization, which would make some of them
 * spaces, and after it, which makes others of Greek accents.
 */
export const foldText = (text: string): string => {
  const letters = withoutQuotes(text).normalize('NFKD').toLowerCase().normalize('NFKD');
  return withoutQuotes(letters).replaceAll(marks, '').normalize('NFKC');
};
