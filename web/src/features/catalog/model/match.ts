import { fold, foldedWords, normalize } from './fold.ts';

/**
 * How well something answers a query: the place of the first rule that holds, or undefined. `fields` are its texts, the
 * most telling ones first: the phrase in the first of them, in the second ..., the same without accents and the like,
 * and at last every word of the query anywhere.
 */
export const matchOf = (fields: readonly (readonly string[])[], query: string): number | undefined => {
  const phrases = [normalize, fold].flatMap((form) =>
    fields.map((texts) => texts.some((text) => form(text).includes(form(query)))),
  );
  const all = fold(fields.flat().join('\n'));
  const words = foldedWords(query);
  const found = [...phrases, words.length > 0 && words.every((word) => all.includes(word))].indexOf(true);
  return found === -1 ? undefined : found;
};
