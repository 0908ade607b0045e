import type { ShoeAttributes } from '#contracts/catalog/endpoints.ts';

/** The words of one language for an attribute's value; a key is `platformWidth.wide`, or `shoe` for the thing itself. */
export type WordsOf = (key: string) => string;

/** The words under which a brand or shoe is found for its attributes. */
export const attributeWords = (attributes: ShoeAttributes, wordsOf: WordsOf): string[] =>
  Object.entries(attributes).flatMap(([name, values]) =>
    name === 'unconfirmed' ? [] : [values].flat().map((value) => wordsOf(`${name}.${value}`)),
  );
