import type { Language } from '#contracts/text/language.ts';
import en from '#locales/en/emails.json' with { type: 'json' };
import es from '#locales/es/emails.json' with { type: 'json' };
import fr from '#locales/fr/emails.json' with { type: 'json' };
import he from '#locales/he/emails.json' with { type: 'json' };
import ru from '#locales/ru/emails.json' with { type: 'json' };

const texts: Record<Language, Record<keyof typeof en, string>> = { he, en, ru, fr, es };

export const emailTexts = (language: Language): Record<string, string | undefined> => texts[language];

/** The words around mails to many, with values in place of their names in braces. */
export const manyTexts =
  (language: Language, values: Record<string, string>) =>
  (key: keyof typeof en): string =>
    texts[language][key].replaceAll(/\{\{(\w+)\}\}/g, (_whole, name) => values[name] ?? '');

/** The reply to a sign-up. */
export const checkYourEmail = (language: Language): string => texts[language].checkYourEmail;
