import { foldPhrase } from '#contracts/text/folding.ts';
import type { LocalizedPassage } from '#lambdas/knowledge/search.ts';
import { inAll } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import type { Asked, Want } from '../language/tables.ts';

const names = [
  'price',
  'year',
  'size',
  'time',
  'model',
  'stillMade',
  'shop',
  'otherName',
  'person',
  'design',
  'place',
  'owner',
] as const satisfies readonly Want[];
/** Asked by a beginning of a word; the others in whole words. */
const byBeginnings = new Set<Want>(['price', 'year', 'size', 'time', 'otherName']);
/** Asked or said alike in every language. */
const anywhere: Partial<Record<Want, Partial<Asked>>> = {
  price: { says: '[$₪€]' },
  year: { says: '(?<!\\d)(?:18|19|20)\\d\\d(?!\\d)' },
  size: { asked: 'x{2,5}(?!\\p{L})' },
  // Which shoe of all: the names of some say it.
  model: { says: 'bloch|capezio|russian pointe|gaynor|nikolay|grishko|freed|suffolk' },
  stillMade: { says: '(?:2022|2023)(?!\\d)' },
  otherName: { says: '2019' },
};
const wordsOf = (want: Want, part: keyof Asked): string =>
  [anywhere[want]?.[part], inAll(({ intents }) => intents.wants[want][part])].filter(Boolean).join('|');

/** How a question asks for it, and how a point looks that says it, in any language. */
const patternsOf = (want: Want): { asked: RegExp; says: RegExp } => {
  const [asked, says] = [wordsOf(want, 'asked'), wordsOf(want, 'says')];
  return {
    asked: byBeginnings.has(want) ? beginning(asked) : wholeWords(asked),
    says: want === 'size' ? beginning(says) : new RegExp(says, 'u'),
  };
};
const wants = names.map((want) => ({ want, ...patternsOf(want) }));

/** A size, or the number of one: `3.5 C`. */
const sizes = new RegExp(
  `${wholeWords(inAll(({ intents }) => intents.sizes)).source}|(?<![\\d.,])\\d{1,2}(?:[.,]5)? ?[a-ex]{1,5}(?!\\p{L})`,
  'u',
);
export const wantsSize = (question: string): boolean => sizes.test(foldPhrase(question));

export const wantedBy = (question: string) => {
  const folded = foldPhrase(question);
  return wants.filter(({ asked }) => asked.test(folded));
};
const isWanted = (question: string, ...some: Want[]): boolean =>
  wantedBy(question).some(({ want }) => some.includes(want));

export const wantsPrice = (question: string): boolean => isWanted(question, 'price');
/** Who somebody was, or whose design a shoe is: told of the maker, not of all shoes. Who runs or owns a maker today is another question. */
export const wantsPerson = (question: string): boolean =>
  !isWanted(question, 'owner') && isWanted(question, 'person', 'design');
/** Founding years are facts, of which none is better than another. */
export const wantsYear = (question: string): boolean => isWanted(question, 'year');

/** Whether a question asks for one thing: a price, a year, a size, a time. */
export const wantsAnything = (question: string): boolean => wantedBy(question).length > 0;

/** Whether a passage says such a thing as the question wants: a price, a year, a size, a time. */
export const tellsWhatIsWanted = (passage: LocalizedPassage, question: string): boolean => {
  const wanted = wantedBy(question);
  if (wanted.length === 0) return false;
  const told = foldPhrase(passage.text.join('\n'));
  return wanted.every(({ says }) => says.test(told));
};
