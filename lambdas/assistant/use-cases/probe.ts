import type * as contracts from '#contracts/ai-usage/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { assistantTexts } from '../model/assistant-texts.ts';
import { type AnsweringServices, answerTo } from './answer-to.ts';

/**
 * Asks a fixed question of a language, on the way that the questions of visitors go, or of one rung alone. It is not counted
 * as one of theirs.
 */
export const probeAi =
  (services: AnsweringServices): Route<typeof contracts.probeAi> =>
  async ({ body: { language, rung: only }, caller }) => {
    await services.limits.consumeProbe(caller.userId);
    const question = assistantTexts(language)('probe');
    const { answer, outcome } = await answerTo(services)({ question, language, asker: caller.userId, only });
    const { rung, provider, model, milliseconds, failures } = outcome;
    return { question, answer: answer.answer, rung, provider, model, milliseconds, failures };
  };
