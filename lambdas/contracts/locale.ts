import * as z from 'zod/mini';

/** The five languages of the product; Hebrew is the default and the fallback. */
export const languages = ['he', 'en', 'ru', 'fr', 'es'] as const;
export const languageSchema = z.enum(languages);
export type Language = z.infer<typeof languageSchema>;
export const defaultLanguage: Language = 'he';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Right-to-left only for Hebrew. */
export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'he' ? 'rtl' : 'ltr');

const localized = <T extends z.ZodMiniType>(value: T) =>
  z.strictObject({
    he: value,
    en: z.optional(value),
    ru: z.optional(value),
    fr: z.optional(value),
    es: z.optional(value),
  });

/** Catalogue text: Hebrew is required, the other languages may be missing and then fall back on read. */
export const localizedTextSchema = localized(z.string());

/** The same for lists of paragraphs or points: a language has the whole list or none of it. */
export const localizedListSchema = localized(z.array(z.string()));

type Localized<T> = { he: T } & { [language in Language]?: T | undefined };

/** The value in the asked language, else Hebrew, else English; `language` says which one it is. */
export const resolve = <T>(text: Localized<T>, asked: Language): { value: T; language: Language } => {
  for (const language of [asked, defaultLanguage, 'en'] as const) {
    const value = text[language];
    if (value !== undefined && value !== '') return { value, language };
  }
  return { value: text.he, language: defaultLanguage };
};
