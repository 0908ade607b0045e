/**
 * The five languages of the product; Hebrew is the default and the fallback. No zod here, because every page's first
 * script reads this, and only syntax that the edge's engine knows: no `for ... of`, no destructuring.
 */
export const languages = ['he', 'en', 'ru', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = 'he';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** `en-US` is English, `iw` is the old code of Hebrew; anything but letters, digits and hyphens names no language. */
export const toLanguage = (tag: string | null | undefined): Language | undefined => {
  if (!tag || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/.test(tag)) return undefined;
  const base = tag.toLowerCase().split('-')[0];
  const code = base === 'iw' ? 'he' : base;
  return languages.find((language) => language === code);
};

/** The language that an address asks for: `lang` wins over `lng` when both name a language. */
export const languageOfQuery = (query: {
  lang?: string | null | undefined;
  lng?: string | null | undefined;
}): Language | undefined => toLanguage(query.lang) ?? toLanguage(query.lng);

/** The language with the highest weight in `Accept-Language`; of equal ones the first. Reads 20 entries, 0 refuses one. */
export const acceptedLanguage = (header: string): Language | undefined => {
  let best: Language | undefined;
  let bestWeight = 0;
  const entries = header.split(',').slice(0, 20);
  entries.forEach((entry) => {
    const language = toLanguage(entry.split(';')[0]?.trim());
    const weight = Number(/;\s*q=([01](?:\.\d{1,3})?)\s*(?:;|$)/.exec(entry)?.[1] ?? 1);
    if (language && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  });
  return best;
};

/** Right-to-left only for Hebrew. */
export type Direction = 'rtl' | 'ltr';
export const directionOf = (language: Language): Direction => (language === 'he' ? 'rtl' : 'ltr');

type Localized<T> = { he: T } & { [language in Language]?: T | undefined };

/** The value in the asked language, else Hebrew, else English; `language` says which one it is. */
export const resolve = <T>(text: Localized<T>, asked: Language): { value: T; language: Language } => {
  const isThere = (language: Language) => text[language] !== undefined && text[language] !== '';
  const language = [asked, defaultLanguage, 'en' as const].find(isThere) ?? defaultLanguage;
  return { value: text[language] ?? text.he, language };
};
