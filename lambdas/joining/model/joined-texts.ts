import type { Language } from '#contracts/text/language.ts';
import en from '#locales/en/joining.json' with { type: 'json' };
import es from '#locales/es/joining.json' with { type: 'json' };
import fr from '#locales/fr/joining.json' with { type: 'json' };
import he from '#locales/he/joining.json' with { type: 'json' };
import ru from '#locales/ru/joining.json' with { type: 'json' };

const texts: Record<Language, typeof en> = { he, en, ru, fr, es };

/** The sentences that say facts of a record which are no sentences themselves. */
export const joinedTexts =
  (language: Language) =>
  (key: keyof typeof en, values: Record<string, string>): string =>
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
