import type { Answer } from '#contracts/assistant.ts';
import type { Language } from '#contracts/text/language.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import type { AnswerOutcome } from './answer-outcome.ts';
import { dangersIn } from './danger.ts';
import { isShopQuestion } from './shop-question.ts';

/** What an answer without a model came to. A greeting and the word that a shop knows more are answers too. */
export const resultOf = (
  question: string,
  language: Language,
  { paragraphs }: Pick<Answer, 'paragraphs'>,
  index: PassageIndex,
): AnswerOutcome['result'] => {
  if (dangersIn(question, language).length > 0) return 'safety';
  const isAsking = index.asks(question);
  const isCited = paragraphs.some(({ sources }) => sources.length > 0);
  return isCited || !isAsking || isShopQuestion(question, language) ? 'answered' : 'unknown';
};
