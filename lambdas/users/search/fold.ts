/** Usernames are compared in this form: unique without regard to case or to look-alike forms of the same letter. */
export const foldName = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Typed in many ways, and inside Hebrew names: `ג'ני`, `ג׳ני`. */
const quotes = /['"`´‘’“”׳״]/g;
/** Accents, niqqud, the dots of `ё`, and the invisible marks of direction that come along when Hebrew is pasted. */
const marks = /[\p{M}\p{Cf}]/gu;

/** Text in the form that the search compares. */
export const foldText = (text: string): string =>
  text.replaceAll(quotes, '').normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(marks, '').normalize('NFKC');
