import type * as contracts from '#contracts/ai-usage/feedback.ts';
import { type OpenQuestion, shownOpenQuestions } from '#contracts/ai-usage/feedback.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { MonitoringServices } from '../services.ts';
import type { OpenQuestionsStore } from '../store/open-questions-store.ts';

const timesOf = ({ unknown, notHelpful }: OpenQuestion): number => unknown + notHelpful;
const mostFrequent = (a: OpenQuestion, b: OpenQuestion): number =>
  timesOf(b) - timesOf(a) || (a.last < b.last ? 1 : -1);

export const findOpenQuestions = async ({ questions }: { questions: Pick<OpenQuestionsStore, 'list'> }) => {
  const items = (await questions.list()).sort(mostFrequent);
  return { items: items.slice(0, shownOpenQuestions), total: items.length };
};

export const listOpenQuestions =
  (services: Pick<MonitoringServices, 'questions'>): Route<typeof contracts.listOpenQuestions> =>
  () =>
    findOpenQuestions(services);

/** The log says in which language it was, and not what: it outlives the text. */
export const dismissQuestion =
  ({ questions, audit }: MonitoringServices): Route<typeof contracts.dismissQuestion> =>
  ({ pathParameters: { id }, caller, client }) =>
    retryOnConflict(async () => {
      const { language } = requireFound(await questions.byId(id), 'questionNotFound');
      const event = { action: 'question.dismiss', resource: { id, name: language } } as const;
      await questions.dismiss(id, audit.entry({ caller, client }, event));
      return undefined;
    });
