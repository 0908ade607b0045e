import { foldPhrase } from '#contracts/text/folding.ts';
import type { Language } from '#contracts/text/language.ts';
import { inEach } from '../language/all-languages.ts';
import { beginning } from '../language/expressions.ts';

const patterns = inEach(({ intents }) => beginning(intents.shop));

export const isShopQuestion = (question: string, language: Language): boolean =>
  patterns.get(language)?.test(foldPhrase(question)) ?? false;
