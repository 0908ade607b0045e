import type { Language } from '#contracts/text/language.ts';
import en from '#locales/en/assistant.json' with { type: 'json' };
import es from '#locales/es/assistant.json' with { type: 'json' };
import fr from '#locales/fr/assistant.json' with { type: 'json' };
import he from '#locales/he/assistant.json' with { type: 'json' };
import ru from '#locales/ru/assistant.json' with { type: 'json' };

const texts: Record<Language, typeof en> = { he, en, ru, fr, es };

/** The assistant's own texts, beside its passages. */
export const assistantTexts =
  (language: Language) =>
  (key: keyof typeof en): string =>
    texts[language][key];
