import { type Language, languages } from '#contracts/text/language.ts';

/** The words of all languages, where something may be said in any of them whatever language the question is in. */
export const wordsIn =
  <Table>(tables: Record<Language, Table>) =>
  (wordsOf: (table: Table) => string | undefined): string =>
    languages.flatMap((language) => wordsOf(tables[language]) ?? []).join('|');
