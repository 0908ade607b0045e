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
const looks = new Map<string, string>([
  ...alike.flatMap(([letters, latin]) => [...letters].map((letter, at) => [letter, latin.charAt(at)] as const)),
  // The ligatures of Yiddish, which keyboards offer and Unicode does not take apart.
  ...([
    ['װ', 'וו'],
    ['ױ', 'וי'],
    ['ײ', 'יי'],
  ] as const),
]);
const shown = (name: string): string => [...name].map((letter) => looks.get(letter) ?? letter).join('');

/**
 * Marks that change how a name is written, not which name it is: points and accents of alphabets that are read without
 * them, and all that no letter of its own exists for (stress in Russian, dots and lines anywhere). `ë` and `й` are letters,
 * and the vowels of other scripts are no such marks.
 */
const marks = /(?=\p{M})[\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu;

/**
 * The form in which names are compared. Two names with the same skeleton could be confused, so only one of them can be
 * taken: `аdmin` with a Cyrillic letter, `admın` and `Admin` have the same one, and so have `דנה` and `דָּנָה`.
 */
export const nameSkeleton = (name: string): string => shown(foldCase(name).replaceAll(marks, ''));

/** The same without any accent: an accent does not distinguish a name that speaks for the site. */
export const bareSkeleton = (name: string): string => nameSkeleton(name.normalize('NFKD').replaceAll(/\p{M}/gu, ''));

/**
 * The form before 2026-11-26, which kept marks and ligatures: names that have them are claimed in this one too, because
 * accounts of that time hold no other.
 */
export const markedSkeleton = (name: string): string =>
  [...foldCase(name).replaceAll('i\u0307', 'i')]
    .map((letter) => (/\p{Script=Hebrew}/u.test(letter) ? letter : (looks.get(letter) ?? letter)))
    .join('');
