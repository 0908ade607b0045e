import type * as monitoring from '#contracts/ai-usage/endpoints.ts';
import type * as contracts from '#contracts/assistant/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { AssistantServices } from './services.ts';
import type { AnsweringServices } from './use-cases/answer-to.ts';
import { ask } from './use-cases/ask.ts';
import { probeAi } from './use-cases/probe.ts';

/** For visitors. The three are answered by the same use case: the client asks the next one where one fails. */
export const assistantRoutes = (services: AssistantServices): RoutesOf<typeof contracts> => {
  const answer = ask(services);
  return { askHybrid: answer, askWithRag: answer, ask: answer };
};

/** For administrators. */
export const probeRoutes = (services: AnsweringServices): Pick<RoutesOf<typeof monitoring>, 'probeAi'> => ({
  probeAi: probeAi(services),
});
