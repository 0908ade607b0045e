/** The five languages of the product; Hebrew is the default and the fallback. No zod here: every page's first script reads this. */
export const languages = ['he', 'en', 'ru', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'he';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Right-to-left only for Hebrew. */
export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'he' ? 'rtl' : 'ltr');

type Localized<T> = { he: T } & { [language in Language]?: T | undefined };

/** The value in the asked language, else Hebrew, else English; `language` says which one it is. */
export const resolve = <T>(text: Localized<T>, asked: Language): { value: T; language: Language } => {
  for (const language of [asked, defaultLanguage, 'en'] as const) {
    const value = text[language];
    if (value !== undefined && value !== '') return { value, language };
  }
  return { value: text.he, language: defaultLanguage };
};
