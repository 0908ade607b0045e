import type { Language } from '#contracts/text/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { ru } from './ru.ts';
import type { LanguageTables } from './tables.ts';
import { wordsIn } from './words-in.ts';

export const tables: Record<Language, LanguageTables> = { he, en, ru, fr, es };

/** The same of each language. */
export const inEach = <Value>(
  partOf: (table: LanguageTables, language: Language) => Value,
): Record<Language, Value> => {
  const of = (language: Language): Value => partOf(tables[language], language);
  return { he: of('he'), en: of('en'), ru: of('ru'), fr: of('fr'), es: of('es') };
};

export const inAll = wordsIn(tables);
