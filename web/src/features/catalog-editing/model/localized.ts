import { isolate } from '#contracts/text/isolate.ts';
import { type Language, languages } from '#contracts/text/language.ts';

/** A text or a list in every language, as a form holds it: empty where there is none. */
export type InLanguages<T> = Record<Language, T>;
/** The name of a record in a language, before the name as its maker writes it. */
export const nameIn = ({ name, names }: { name: string; names: InLanguages<string> }, language: Language): string =>
  names[language] && names[language] !== name ? `${isolate(names[language])} · ${isolate(name)}` : isolate(name);

type Stored<T> = { [language in Language]?: T | undefined };

const inEach = <T>(read: (language: Language) => T): InLanguages<T> => ({
  he: read('he'),
  en: read('en'),
  ru: read('ru'),
  fr: read('fr'),
  es: read('es'),
});

export const textsOf = (stored: Stored<string> = {}): InLanguages<string> =>
  inEach((language) => stored[language] ?? '');
export const listsOf = (stored: Stored<string[]> = {}): InLanguages<string[]> =>
  inEach((language) => stored[language] ?? []);

const isFilled = (value: string | readonly string[]): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value.length > 0;

/** Without the languages that have nothing, so that they fall back. */
export const filled = <T extends string | string[]>(values: InLanguages<T>): Stored<T> =>
  Object.fromEntries(
    languages.filter((language) => isFilled(values[language])).map((language) => [language, values[language]]),
  );

/** The same where Hebrew is required: it is kept even when empty, for the rules to find fault with. */
export const filledWithHebrew = <T extends string | string[]>(values: InLanguages<T>): Stored<T> & { he: T } => ({
  ...filled(values),
  he: values.he,
});
