import { type Language, languages } from '#contracts/text/language.ts';
import { type InLanguages, listsOf, textsOf } from './localized.ts';

/** The fields that are written for readers and therefore wanted in every language. */
interface WrittenParts {
  tagline?: InLanguages<string>;
  description?: InLanguages<string>;
  history?: InLanguages<string[]>;
  keyFeatures?: InLanguages<string[]>;
  popularModels?: readonly { note: InLanguages<string> }[];
  /** A text that need not be there; once it is, it is wanted in every language. */
  note?: InLanguages<string>;
}

export interface Completeness {
  filled: number;
  total: number;
  /** The paths of the form's fields that are still empty, in the order of the form. */
  gaps: string[];
}

const isEmpty = (value: string | readonly string[]): boolean =>
  typeof value === 'string' ? value.trim() === '' : value.every((item) => item.trim() === '');

/**
 * How much of a record each language has. Names in other scripts do not count: a language without one uses the name as
 * it is.
 */
export const completeness = (record: WrittenParts): InLanguages<Completeness> => {
  const { tagline, description, history, keyFeatures, popularModels = [], note } = record;
  const isNoted = note && languages.some((language) => !isEmpty(note[language]));
  const parts: [string, InLanguages<string> | InLanguages<string[]>][] = [
    ...(tagline ? [['tagline', tagline] satisfies [string, unknown]] : []),
    ...(description ? [['description', description] satisfies [string, unknown]] : []),
    ...(history ? [['history', history] satisfies [string, unknown]] : []),
    ...(keyFeatures ? [['keyFeatures', keyFeatures] satisfies [string, unknown]] : []),
    ...(isNoted ? [['note', note] satisfies [string, unknown]] : []),
    ...popularModels.map(({ note }, index) => [`popularModels.${index}.note`, note] satisfies [string, unknown]),
  ];
  const inLanguage = (language: Language): Completeness => {
    const gaps = parts.filter(([, texts]) => isEmpty(texts[language])).map(([path]) => `${path}.${language}`);
    return { filled: parts.length - gaps.length, total: parts.length, gaps };
  };
  return Object.fromEntries(languages.map((language) => [language, inLanguage(language)])) as InLanguages<Completeness>;
};

type Texts = Parameters<typeof textsOf>[0];
type Lists = Parameters<typeof listsOf>[0];

/** The same fields as they are stored: without the languages that have nothing. */
export interface StoredTexts {
  tagline?: Texts;
  description: Texts;
  history?: Lists;
  keyFeatures?: Lists;
  popularModels?: readonly { note: Texts }[];
}

export const storedCompleteness = (record: StoredTexts): InLanguages<Completeness> => {
  const { tagline, description, history, keyFeatures, popularModels } = record;
  return completeness({
    ...(tagline ? { tagline: textsOf(tagline) } : {}),
    description: textsOf(description),
    ...(history ? { history: listsOf(history) } : {}),
    ...(keyFeatures ? { keyFeatures: listsOf(keyFeatures) } : {}),
    ...(popularModels ? { popularModels: popularModels.map(({ note }) => ({ note: textsOf(note) })) } : {}),
  });
};

/** The records that lack a text in a language; all of them where none is asked for. */
export const withGapsIn = <T extends StoredTexts>(records: readonly T[], language: Language | undefined): T[] =>
  records.filter((record) => language === undefined || storedCompleteness(record)[language].gaps.length > 0);
