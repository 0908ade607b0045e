import { directionOf, type Language } from '#contracts/text/language.ts';
import { plainText } from '#contracts/text/rich-text.ts';

const ownLetters = { rtl: /\p{Script=Hebrew}/u, ltr: /[\p{Script=Latin}\p{Script=Cyrillic}]/u };

/**
 * `auto` for a block whose letters are all of another direction, such as an English quotation in Hebrew. Any other one
 * follows the text, even where a brand's Latin name comes first, which `auto` alone would turn round.
 */
export const blockDirection = (block: unknown, language: Language): 'auto' | undefined => {
  const text = plainText(block);
  return /\p{L}/u.test(text) && !ownLetters[directionOf(language)].test(text) ? 'auto' : undefined;
};
