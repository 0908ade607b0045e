import { createContext, useContext } from 'react';
import { directionOf, type Language, languages } from '#contracts/text/language.ts';

/** The languages whose fields the form shows now: Hebrew and another one, or a single one on narrow screens. */
const ShownLanguages = createContext<readonly Language[]>(['he']);
export const ShownLanguagesProvider = ShownLanguages.Provider;
export const useShownLanguages = () => useContext(ShownLanguages);

/** For fields of one fixed language. */
export const written = (language: Language) => ({ lang: language, dir: directionOf(language) }) as const;

/** The language that a field's path names: `popularModels.0.note.ru`. */
export const languageIn = (path: string): Language | undefined => {
  const parts = path.split('.');
  return languages.find((language) => parts.includes(language));
};
