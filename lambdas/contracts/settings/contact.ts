import { defaultLanguage, type Language } from '../text/language.ts';

/** Whom readers of a language write to: the address of that language, else the Hebrew one; empty where neither is set. */
export const contactIn = (addresses: Record<Language, string>, language: Language): string =>
  addresses[language] || addresses[defaultLanguage];
