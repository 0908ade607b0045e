import { foldName } from './search/fold.ts';

/**
 * Letters that look like a Latin one, in small or in capital form, after the confusables of Unicode (UTS #39); each
 * alphabet's letters in the order of the Latin ones beside them.
 */
const alike: readonly (readonly [string, string])[] = [
  ['ıɑɡɩʏ', 'iagiy'],
  ['авсԁенһіјкӏмоԛрѕтуѵԝхԍү', 'abcdehhijklmoqpstyvwxgy'],
  ['αβεηικνορτυχζϲϳμ', 'abenikvoptyxzcjm'],
  ['ոսօհյզց', 'nuohjqg'],
];
const latin = new Map(alike.flatMap(([letters, looks]) => [...letters].map((letter, at) => [letter, looks[at]])));

/**
 * What a name looks like. Two names with the same skeleton could be taken for each other, so only one of them is given
 * away: `аdmin` with a Cyrillic letter, `admın` and `Admin` are one. Accents and other alphabets stay what they are.
 */
export const nameSkeleton = (name: string): string =>
  [...foldName(name).replaceAll('i\u0307', 'i')].map((letter) => latin.get(letter) ?? letter).join('');
