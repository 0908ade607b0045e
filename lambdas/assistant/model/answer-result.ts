import type { Answer } from '#contracts/assistant/endpoints.ts';
import type { PassageIndex } from '#lambdas/knowledge/search.ts';
import type { AnswerOutcome } from './answer-outcome.ts';
import type { Reading } from './reading.ts';

/** The result of an answer without a model. A greeting and the word that a shop knows more are answers too. */
export const resultOf = (
  { question, dangers, isAboutShop }: Reading,
  { paragraphs }: Pick<Answer, 'paragraphs'>,
  index: PassageIndex,
): AnswerOutcome['result'] => {
  if (dangers.length > 0) return 'safety';
  const isCited = paragraphs.some(({ sources }) => sources.length > 0);
  return isCited || isAboutShop || !index.asks(question) ? 'answered' : 'unknown';
};
