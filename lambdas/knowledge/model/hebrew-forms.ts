import { ownValue } from '#contracts/text/own-value.ts';

/**
 * Hebrew writes `and`, `the`, `in`, `to`, `as`, `from` and `that` together with the word, and bends its end. There is no stemmer to
 * take for it, so these are rules of our own: a word is found under itself and under what is left of it.
 */

const finalLetters: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** With each letter as it is written within a word: `שרוך` and `שרוכים` begin alike. */
export const withoutFinalLetters = (word: string): string =>
  word.replaceAll(/[ךםןףץ]/g, (letter) => ownValue(finalLetters, letter) ?? letter);

/**
 * Letters that may be a word of their own, in the order in which they come: and; when, since, that, from; the, in, to.
 */
const prefixes = /^(?<and>ו?)(?<linking>(?:לכש|כש|מש|ש|מ|כ)?)(?<article>[הבל]?)/;

/** Longest first; final letters are written as they are within a word. */
const endings = [
  ...['ותיהמ', 'ותיהנ', 'ותינו', 'יותיה', 'ותיו', 'ותיה', 'ותיי', 'ויות'],
  ...['יהמ', 'יהנ', 'ינו', 'יימ', 'יות', 'אות', 'ימ', 'ות', 'ית', 'יה', 'יו', 'יי', 'נו', 'הנ', 'המ'],
  ...['ה', 'ת', 'י', 'ו'],
];

/** Shorter rests are names of too many things. */
const shortestRest = 3;

const withoutPrefixes = (word: string): string[] => {
  const { and = '', linking = '', article = '' } = prefixes.exec(word)?.groups ?? {};
  const rests = [and, `${and}${linking}`, `${and}${linking}${article}`, article === '' ? '' : word.slice(0, 1)];
  return rests.map((prefix) => word.slice(prefix.length)).filter((rest) => rest.length >= shortestRest);
};

const withoutEnding = (word: string): string => {
  const ending = endings.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortestRest,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** A folded Hebrew word as it is written, and what is left of it without the words before it. */
export const wordsWithin = (word: string): string[] => [...new Set([word, ...withoutPrefixes(word)])];

/** Under what a folded Hebrew word is found, the word itself first. */
export const hebrewForms = (word: string): string[] => {
  // A vav that is a consonant is doubled within a word and not at its beginning: `ואמפ`, `הוואמפ`.
  const whole = withoutFinalLetters(word).replaceAll('וו', 'ו');
  const rests = [whole, ...withoutPrefixes(whole)];
  return [...new Set(rests.map(withoutEnding))];
};
