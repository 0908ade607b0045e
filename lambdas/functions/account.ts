import { accountEndpoints } from '#contracts/registry/site-endpoints.ts';
import { accountRoutes } from '#lambdas/account/index.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { liftSuppressionBy } from '#lambdas/platform/mail/account-suppression.ts';
import { tipsRoutes } from '#lambdas/tips/index.ts';
import { accountEnvironment } from './account.env.ts';
import { accountServices } from './wiring/account-services.ts';

const { services, handling } = accountServices('account', readEnvironment(accountEnvironment));

export const handler = apiHandler(
  accountEndpoints,
  { ...accountRoutes({ ...services, liftSuppression: liftSuppressionBy() }), ...tipsRoutes() },
  handling,
);
