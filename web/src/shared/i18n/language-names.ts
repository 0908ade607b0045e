import type { Language } from '#contracts/text/language.ts';

/** Each language in its own words: a reader looks for their own. */
export const languageNames: Record<Language, string> = {
  he: 'עברית',
  en: 'English',
  ru: 'Русский',
  fr: 'Français',
  es: 'Español',
};
