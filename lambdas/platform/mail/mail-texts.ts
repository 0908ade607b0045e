import type { Language } from '#contracts/text/language.ts';
import en from '#locales/en/emails.json' with { type: 'json' };
import es from '#locales/es/emails.json' with { type: 'json' };
import fr from '#locales/fr/emails.json' with { type: 'json' };
import he from '#locales/he/emails.json' with { type: 'json' };
import ru from '#locales/ru/emails.json' with { type: 'json' };

const texts: Record<Language, Record<keyof typeof en, string>> = { he, en, ru, fr, es };

export const emailTexts = (language: Language): Record<string, string | undefined> => texts[language];

/** The reply to a sign-up. */
export const checkYourEmail = (language: Language): string => texts[language].checkYourEmail;
