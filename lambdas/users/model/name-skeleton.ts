import { foldCase } from '#contracts/text/folding.ts';

/**
 * Letters that look like a Latin one, in lower or upper case, after Unicode's confusables (UTS #39); each alphabet's
 * letters are in the order of the Latin ones beside them.
 */
const alike: readonly (readonly [string, string])[] = [
  ['ıɑɡɩʏ', 'iagiy'],
  ['авсԁенһіјкӏмоԛрѕтуѵԝхԍү', 'abcdehhijklmoqpstyvwxgy'],
  ['αβεηικνορτυχζϲϳμ', 'abenikvoptyxzcjm'],
  ['ոսօհյզց', 'nuohjqg'],
];
const latin = new Map(alike.flatMap(([letters, looks]) => [...letters].map((letter, at) => [letter, looks[at]])));

/**
 * The visual form of a name. Two names with the same skeleton could be confused, so only one of them can be taken:
 * `аdmin` with a Cyrillic letter, `admın` and `Admin` have the same one. Accents and other alphabets are kept.
 */
export const nameSkeleton = (name: string): string =>
  [...foldCase(name).replaceAll('i\u0307', 'i')].map((letter) => latin.get(letter) ?? letter).join('');
