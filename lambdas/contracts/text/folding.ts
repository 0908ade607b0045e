/**
 * The forms in which texts are compared: one set of rules for every language and every search, in the browser as in the
 * functions.
 */

/**
 * One form per letter, without case, regardless of the machine's locale: for names, which differ where an accent does.
 */
export const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Typed in many ways, and part of Hebrew names and abbreviations: `ג'ני`, `ג׳ני`, `ד״ר`. */
const quotes = /['"`´‘’‚‛“”„‟«»‹›׳״]/g;
export const withoutQuotes = (text: string): string => text.replaceAll(quotes, '');

/**
 * Accents, niqqud, the dots of `ё`, and the invisible marks of direction that are pasted together with Hebrew; but not
 * the breve of `й`, which is a letter of its own.
 */
const marks = /(?<!и)\u0306|(?!\u0306)[\p{M}\p{Cf}]/gu;

/**
 * The text without what people leave out when they type. Quotes are removed before normalization, which would make some
 * of them spaces, and after it, which makes others of Greek accents.
 */
export const foldText = (text: string): string => {
  const letters = withoutQuotes(text).normalize('NFKD').toLowerCase().normalize('NFKD');
  return withoutQuotes(letters).replaceAll(marks, '').normalize('NFKC');
};

/** Hyphens, dashes, maqaf, minus: which of them is typed depends on the keyboard. */
const dashes = /[\p{Pd}\u02D7\u2043\u2212]/gu;
export const withDashes = (text: string, dash: '-' | ' '): string => text.replaceAll(dashes, dash);

/** The same with a space for every dash: for phrases. */
export const foldPhrase = (text: string): string => withDashes(foldText(text), ' ');

/** Between words, or around them: brackets of every script. */
const gaps = /[\s\p{Ps}\p{Pe}]+/u;

/** The words of a text, folded. */
export const foldedWords = (text: string): string[] => foldPhrase(text).split(gaps).filter(Boolean);
