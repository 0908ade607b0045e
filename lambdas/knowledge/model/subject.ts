import * as z from 'zod/mini';
import { remembered } from './remembered.ts';
import { wordsOf } from './word-forms.ts';

/** The names of a brand or model, in every script in which people write it. */
export const subjectSchema = z.object({
  id: z.string(),
  /** The brand of a model. */
  brand: z.optional(z.string()),
  /** Another name of the same maker, which is known for itself. */
  sameAs: z.optional(z.string()),
  names: z.array(z.string()),
});
export type Subject = z.infer<typeof subjectSchema>;

/** A prefix of one or two letters is written together with a Hebrew name: `לבלוך`. */
const hebrewPrefix = '(?:ו?[השבלכמ]{0,2})?';

/** One of the names, as `wordsOf` leaves them. */
const anyOf = (names: Iterable<string>): string => {
  const { hebrew = [], other = [] } = Object.groupBy(names, (name) =>
    /^\p{Script=Hebrew}/u.test(name) ? 'hebrew' : 'other',
  );
  return `(?:${[...(hebrew.length > 0 ? [`${hebrewPrefix}(?:${hebrew.join('|')})`] : []), ...other].join('|')})`;
};
const firstWord = (name: string): string => wordsOf(name)[0] ?? name;
/** The plural, and Russian cases. */
const endings = '(?:s|ים|ס|а|у|ом|е|и|ы|ов)?';

export interface NamedSubjects {
  /** Which brands and models a text names, in any script; of a brand and its model the model alone. */
  in(text: string): string[];
  /** All that are named by the words of a text, brands beside their models. */
  allAmong(words: readonly string[]): string[];
  /** Whether a name may begin with a word; a text without such words names nothing. */
  mayBegin(word: string): boolean;
}

export const namedSubjects = (subjects: readonly Subject[]): NamedSubjects => {
  const patterns = subjects.map(({ id, brand, sameAs, names }) => ({
    id,
    brand,
    sameAs,
    first: new RegExp(`^${anyOf(names.map(firstWord))}${endings}$`, 'u'),
    pattern: new RegExp(`(?<= )${anyOf(names.map((name) => wordsOf(name).join(' ')))}${endings}(?= )`, 'u'),
  }));
  const firstWords = new Set(subjects.flatMap(({ names }) => names.map(firstWord)));
  // Looking for all of them one by one takes longer than everything else; no name at all would begin with anything.
  const anyFirst = firstWords.size === 0 ? /(?!)/u : new RegExp(`^${anyOf(firstWords)}${endings}$`, 'u');
  const mayBegin = (word: string) => anyFirst.test(word);
  const beginningWith = remembered((word: string) => patterns.filter(({ first }) => first.test(word)));
  const named = (words: readonly string[]) => {
    const possible = new Set(words.filter(mayBegin).flatMap(beginningWith));
    if (possible.size === 0) return [];
    const line = ` ${words.join(' ')} `;
    return patterns.filter((one) => possible.has(one) && one.pattern.test(line));
  };
  return {
    mayBegin,
    in(text) {
      const all = named(wordsOf(text));
      const makers = new Set(all.map(({ brand }) => brand));
      return all.flatMap(({ id, sameAs = id }) => (makers.has(id) || makers.has(sameAs) ? [] : [id]));
    },
    allAmong: (words) => named(words).map(({ id }) => id),
  };
};
