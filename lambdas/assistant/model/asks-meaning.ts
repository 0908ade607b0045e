import { foldPhrase } from '#contracts/text/folding.ts';
import { inAll } from '../language/all-languages.ts';
import { wholeWords } from '../language/expressions.ts';

const meaning = wholeWords(inAll(({ intents }) => intents.meaning));

/** Asks for the meaning of a word, or for the difference between two of them. */
export const asksMeaning = (question: string): boolean =>
  meaning.test(foldPhrase(question).replaceAll(/[^\p{L}\p{N}]+/gu, ' '));
