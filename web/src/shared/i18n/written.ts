import { directionOf, type Language, languages } from '#contracts/text/language.ts';

/** For a text or a field of one fixed language. */
export const written = (language: Language) => ({ lang: language, dir: directionOf(language) }) as const;

/** The language that a field's path names: `popularModels.0.note.ru`. */
export const languageIn = (path: string): Language | undefined => {
  const parts = path.split('.');
  return languages.find((language) => parts.includes(language));
};
