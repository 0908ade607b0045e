import { type Language, languages } from '#contracts/text/language.ts';

/** The words of all languages, for anything that may be said in any of them regardless of the question's language. */
export const wordsIn =
  <Table>(tables: Record<Language, Table>) =>
  (wordsOf: (table: Table) => string | undefined): string =>
    languages.flatMap((language) => wordsOf(tables[language]) ?? []).join('|');
