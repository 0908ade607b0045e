import { foldPhrase } from '#contracts/text/folding.ts';
import type { LocalizedPassage } from '#lambdas/knowledge/search.ts';
import { inAll } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import type { Asked, Want } from '../language/intent-table.ts';
import type { TextReading } from './reading.ts';

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
export const wantsSize = ({ folded }: TextReading): boolean => sizes.test(folded);

/** All that a folded question wants to know. */
export const wantsIn = (folded: string): ReadonlySet<Want> =>
  new Set(wants.flatMap(({ want, asked }) => (asked.test(folded) ? [want] : [])));

/** Who a person was, or whose design a shoe is: said of the maker, not of all shoes. Who runs or owns a maker today is another question. */
export const wantsPerson = ({ wants: wanted }: TextReading): boolean =>
  !wanted.has('owner') && (wanted.has('person') || wanted.has('design'));

/** How many of the things that are wanted a text says. */
export const saidOfWanted = (text: string, { wants: wanted }: TextReading): number => {
  if (wanted.size === 0) return 0;
  const folded = foldPhrase(text);
  return wants.filter(({ want, says }) => wanted.has(want) && says.test(folded)).length;
};

/** Whether a passage says all that the question wants: a price, a year, a size, a time. */
export const saysWhatIsWanted = (passage: LocalizedPassage, asked: TextReading): boolean =>
  asked.wants.size > 0 && saidOfWanted(passage.text.join('\n'), asked) === asked.wants.size;
