import { foldCase, foldedWords, foldPhrase } from '#contracts/text/folding.ts';

/**
 * How well something answers a query: the index of the first rule that holds, or undefined. `fields` are its texts, the
 * most relevant first. The rules: the phrase is in the first field, in the second and so on; the same without accents
 * and the like; finally every word of the query is in some field.
 */
export const matchOf = (fields: readonly (readonly string[])[], query: string): number | undefined => {
  const phrases = [foldCase, foldPhrase].flatMap((form) =>
    fields.map((texts) => texts.some((text) => form(text).includes(form(query)))),
  );
  const all = foldPhrase(fields.flat().join('\n'));
  const words = foldedWords(query);
  const found = [...phrases, words.length > 0 && words.every((word) => all.includes(word))].indexOf(true);
  return found === -1 ? undefined : found;
};
