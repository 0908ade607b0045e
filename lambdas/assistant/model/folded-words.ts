import { foldPhrase } from '#contracts/text/folding.ts';

/** A text as its words alone, as expressions over several words read it: folded, with a space between them. */
export const foldedWords = (text: string): string => foldPhrase(text).replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
