import type { Language } from '#contracts/text/language.ts';
import enScreen from '#locales/en/analytics.json' with { type: 'json' };
import en from '#locales/en/analytics-export.json' with { type: 'json' };
import esScreen from '#locales/es/analytics.json' with { type: 'json' };
import es from '#locales/es/analytics-export.json' with { type: 'json' };
import frScreen from '#locales/fr/analytics.json' with { type: 'json' };
import fr from '#locales/fr/analytics-export.json' with { type: 'json' };
import heScreen from '#locales/he/analytics.json' with { type: 'json' };
import he from '#locales/he/analytics-export.json' with { type: 'json' };
import ruScreen from '#locales/ru/analytics.json' with { type: 'json' };
import ru from '#locales/ru/analytics-export.json' with { type: 'json' };

const texts: Record<Language, Record<keyof typeof en, string>> = { he, en, ru, fr, es };
const screens: Record<Language, typeof enScreen> = {
  ...{ he: heScreen, en: enScreen, ru: ruScreen, fr: frScreen, es: esScreen },
};

type Values = Record<string, string>;

/** A text with values in place of their names in braces; what stays in braces is known later. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)(?:, number)?\}\}/g, (whole, name: string) => values[name] ?? whole);

/** The words of a file. */
export const wordsIn =
  (language: Language) =>
  (key: keyof typeof en, values: Values = {}): string =>
    filled(texts[language][key], values);
export type Words = ReturnType<typeof wordsIn>;

/** The words of the analytics screen: a file uses the same. */
export const screenIn = (language: Language): typeof enScreen => screens[language];
export type ScreenWords = typeof enScreen;
