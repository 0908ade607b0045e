import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import type { LocalizedPassage } from '#lambdas/knowledge/search.ts';
import { inAll, inEach } from '../language/all-languages.ts';
import { beginning, wholeWords } from '../language/expressions.ts';
import { type Asked, type Want, wants } from '../language/intent-table.ts';
import type { TextReading } from './reading.ts';

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
const withAnywhere = (want: Want, part: keyof Asked, words: string | undefined): string =>
  [anywhere[want]?.[part], words].filter(Boolean).join('|');

/** How a question asks for each, in its language. */
const asked = inEach(({ intents }) =>
  wants.map((want) => {
    const words = withAnywhere(want, 'asked', intents.wants[want].asked);
    return { want, asked: byBeginnings.has(want) ? beginning(words) : wholeWords(words) };
  }),
);
/** How a point looks that says it, in any language. */
const said = wants.map((want) => {
  const words = withAnywhere(
    want,
    'says',
    inAll(({ intents }) => intents.wants[want].says),
  );
  return { want, says: want === 'size' ? beginning(words) : new RegExp(words, 'u') };
});

/** A size, or the number of one: `3.5 C`. */
const sizes = inEach(
  ({ intents }) =>
    new RegExp(`${wholeWords(intents.sizes).source}|(?<![\\d.,])\\d{1,2}(?:[.,]5)? ?[a-ex]{1,5}(?!\\p{L})`, 'u'),
);
export const wantsSize = ({ folded, language }: TextReading): boolean => sizes[language].test(folded);

/** All that a folded question wants to know. */
export const wantsIn = (folded: string, language: Language): ReadonlySet<Want> =>
  new Set(asked[language].flatMap((one) => (one.asked.test(folded) ? [one.want] : [])));

/** Who a person was, or whose design a shoe is: said of the maker, not of all shoes. Who runs or owns a maker today is another question. */
export const wantsPerson = ({ wants: wanted }: TextReading): boolean =>
  !wanted.has('owner') && (wanted.has('person') || wanted.has('design'));

/** How many of the things that are wanted a text says. */
export const saidOfWanted = (text: string, { wants: wanted }: TextReading): number => {
  if (wanted.size === 0) return 0;
  const folded = foldPhrase(text);
  return said.filter(({ want, says }) => wanted.has(want) && says.test(folded)).length;
};

/** Whether a passage says all that the question wants: a price, a year, a size, a time. */
export const saysWhatIsWanted = (passage: LocalizedPassage, reading: TextReading): boolean =>
  reading.wants.size > 0 && saidOfWanted(passage.text.join('\n'), reading) === reading.wants.size;
