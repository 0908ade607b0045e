import { accountEndpoints } from '#contracts/registry.ts';
import { accountRoutes } from '#lambdas/account/index.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { tipsRoutes } from '#lambdas/tips/index.ts';
import { accountEnvironment } from './account.env.ts';
import { accountServices } from './wiring/account-services.ts';

const { services, handling } = accountServices('account', readEnvironment(accountEnvironment));

export const handler = apiHandler(accountEndpoints, { ...accountRoutes(services), ...tipsRoutes() }, handling);
