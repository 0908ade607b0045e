import type { Language } from '#contracts/text/language.ts';
import en from '#locales/en/ingestion.json' with { type: 'json' };
import es from '#locales/es/ingestion.json' with { type: 'json' };
import fr from '#locales/fr/ingestion.json' with { type: 'json' };
import he from '#locales/he/ingestion.json' with { type: 'json' };
import ru from '#locales/ru/ingestion.json' with { type: 'json' };

const texts: Record<Language, typeof en> = { he, en, ru, fr, es };

/** The sentences that say facts of a record which are no sentences themselves. */
export const passageTexts =
  (language: Language) =>
  (key: keyof typeof en, values: Record<string, string>): string =>
    texts[language][key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
