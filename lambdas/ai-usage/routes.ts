import type * as usage from '#contracts/ai-usage/endpoints.ts';
import type * as feedback from '#contracts/ai-usage/feedback.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { MonitoringServices, RatingServices, StatusServices } from './services.ts';
import { rateAnswer } from './use-cases/count-answers.ts';
import { dismissQuestion, listOpenQuestions } from './use-cases/open-questions.ts';
import { readAiStatus } from './use-cases/read-status.ts';
import { readAiUsage } from './use-cases/read-usage.ts';

type AiUsageRoutes = RoutesOf<typeof usage & typeof feedback>;

/** Where questions are answered. */
export const ratingRoutes = (services: RatingServices): Pick<AiUsageRoutes, 'rateAnswer'> => ({
  rateAnswer: rateAnswer(services),
});

/** For administrators, from what the assistant itself has. */
export const statusRoutes = (services: StatusServices): Pick<AiUsageRoutes, 'readAiStatus'> => ({
  readAiStatus: readAiStatus(services),
});

/** For administrators, from what was counted. */
export const aiUsageRoutes = (
  services: MonitoringServices,
): Pick<AiUsageRoutes, 'readAiUsage' | 'listOpenQuestions' | 'dismissQuestion'> => ({
  readAiUsage: readAiUsage(services),
  listOpenQuestions: listOpenQuestions(services),
  dismissQuestion: dismissQuestion(services),
});
