import type { Language } from '#contracts/text/language.ts';
import { type PassageIndex, wordsOf } from '#lambdas/knowledge/search.ts';
import { inAll, inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import type { TextReading } from './reading.ts';

/** English words of the craft, which Hebrew and Russian questions use in Latin letters. */
const craftWords = new Set([
  'shank',
  'box',
  'vamp',
  'wings',
  'platform',
  'jet',
  'glue',
  'pointe',
  'youtube',
  'tiktok',
  'instagram',
]);

/** Words that may be part of a name; in Hebrew and Russian questions those in Latin letters, elsewhere capitalized ones. */
const nameIn = (language: Language): RegExp =>
  language === 'he' || language === 'ru'
    ? /[\p{Script=Latin}][\p{Script=Latin}\d’'-]{2,}(?: [\p{Script=Latin}\d][\p{Script=Latin}\d’'-]*)*/gu
    : /(?<=[\p{L},] )\p{Lu}[\p{L}’'-]{2,}(?: (?:\p{Lu}[\p{L}\d’'-]*|[IVX\d]+))*/gu;

const shoeWords = beginning(inAll(({ partsOfShoes }) => partsOfShoes));
const shoes = `(?:${inAll((table) => table.shoes)})`;
const maker = `(?: (?:${inAll(({ madeBy }) => madeBy)}))?`;
const longestName = 40;

/** A town is no shoe. */
const isAtPlace = inEach(({ places = '(?!)' }) => new RegExp(`(?:^|\\P{L})(?:${places}) $`, 'iu'));
/** People say who they are. */
const introduces = new RegExp(`(?:${inAll(({ introduction }) => introduction)}) $`, 'iu');

/** Whether a name, with a capital, stands right beside the shoes: `pointes Repetto`, `Wear Moi pointe shoes`, `נעליים של Merlet`. */
const isOfShoes = (name: string, question: string): boolean => {
  const beside = `${shoes}${maker} ${name}|${name} (?:pointe )?${shoes}`;
  return /^\p{Lu}/u.test(name) && wholeWords(beside).test(question);
};

/** All runs of words in a name. */
const runsOf = (name: readonly string[]): string[][] =>
  name.flatMap((_word, from) => name.slice(from).map((_last, length) => name.slice(from, from + length + 1)));

/** Whether a word is unknown, by itself and as a part of a name that is known: "Russian" is none, and "Russian Pointe" is one. */
const isOfNoName = (word: string, name: readonly string[], index: PassageIndex): boolean => {
  const named = (words: readonly string[]): number => index.subjectsIn(words.join(' ')).length;
  // "My Heritages".
  const isKnown = [word, word.replace(/s$/u, '')].some((form) => index.knows(form));
  const isPart = (run: readonly string[]): boolean =>
    run.includes(word) && named(run) > named(run.filter((one) => one !== word));
  return !isKnown && !runsOf(name).some(isPart);
};

/**
 * A name that the question gives as that of a shoe, and that no passage knows: most likely a brand or model that the
 * site has nothing about. The first word of a sentence is capitalized anyway, so it does not count as a name.
 */
export const unknownName = (
  { text: question, folded }: TextReading,
  language: Language,
  index: PassageIndex,
): string | undefined => {
  const isOnShoes = index.subjectsIn(question).length > 0 || shoeWords.test(folded);
  return question.match(nameIn(language))?.find((name) => {
    const words = wordsOf(name).filter((word) => word.length > 2);
    const isCraft = words.every((word) => craftWords.has(word));
    const isUnknown = name.length <= longestName && !isCraft && words.some((word) => isOfNoName(word, words, index));
    const before = question.slice(0, question.indexOf(name));
    const isOfSomebody = introduces.test(before) || isAtPlace[language].test(before);
    return isUnknown && !isOfSomebody && (isOnShoes || isOfShoes(name, question));
  });
};
