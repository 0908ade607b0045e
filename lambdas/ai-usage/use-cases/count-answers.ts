import type * as contracts from '#contracts/ai-usage/feedback.ts';
import type { AnswerUsage } from '#lambdas/assistant/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { cleanQuestion, foldedQuestion } from '../model/clean-question.ts';
import type { CountingServices, RatingServices } from '../services.ts';
import type { NewOpenQuestion } from '../store/open-questions-store.ts';

type Asked = Omit<NewOpenQuestion, 'text' | 'folded'> & { question: string };

/** Keeps a question, cleaned, unless nothing is left of it. */
const keep = async ({ questions }: Pick<CountingServices, 'questions'>, { question, ...asked }: Asked) => {
  const text = cleanQuestion(question);
  const folded = foldedQuestion(text);
  if (folded !== '') await questions.note({ ...asked, text, folded });
};

/** Counts an answer, and keeps its question where it has no answer and its asker agrees. An answer never fails with it. */
export const countAnswers = (services: CountingServices): AnswerUsage => ({
  async note(outcome, { id, asker, question }) {
    const { usage, countQuestion, log } = services;
    const isKept = outcome.result === 'unknown' && question !== undefined;
    const done = await Promise.allSettled([
      usage.note(outcome),
      countQuestion(),
      usage.remember(id, outcome, isKept),
      isKept && keep(services, { question, asker, language: outcome.language, why: 'unknown' }),
    ]);
    for (const each of done)
      if (each.status === 'rejected') log.error('an answer was not counted', { error: each.reason });
  },
});

export const rateAnswer =
  (services: RatingServices): Route<typeof contracts.rateAnswer> =>
  async ({ body: { id, isHelpful, reason, ratedAt, question }, client }) => {
    const { usage } = services;
    const asker = services.pseudonymOf(addressSubject(client.ip));
    await usage.consumeRating(asker);
    const isKept = !isHelpful && question !== undefined;
    const rated = requireFound(await usage.rate({ id, isHelpful, reason, ratedAt, isKept }), 'answerNotFound');
    if (isKept && rated !== 'superseded' && !rated.wasKept) {
      await keep(services, { question, asker, language: rated.language, why: 'notHelpful' });
    }
    return undefined;
  };
