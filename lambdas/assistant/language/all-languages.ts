import { type Language, languages } from '#contracts/text/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { he } from './he.ts';
import { ru } from './ru.ts';
import type { LanguageTables } from './tables.ts';

export const tables: Record<Language, LanguageTables> = { he, en, ru, fr, es };

/** The same of each language. */
export const inEach = <Value>(
  partOf: (table: LanguageTables, language: Language) => Value,
): ReadonlyMap<Language, Value> => new Map(languages.map((language) => [language, partOf(tables[language], language)]));

/** The words of all languages, where something may be said in any of them whatever language the question is in. */
export const inAll = (wordsOf: (table: LanguageTables) => string | undefined): string =>
  languages.flatMap((language) => wordsOf(tables[language]) ?? []).join('|');
