import { authEndpoints } from '#contracts/registry/site-endpoints.ts';
import { authRoutes } from '#lambdas/auth/index.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { tokenVerifier } from '#lambdas/platform/identity/token-verifier.ts';
import { authEnvironment } from './auth.env.ts';
import { accountServices } from './wiring/account-services.ts';
import { botCheckBy } from './wiring/bot-check.ts';

const environment = readEnvironment(authEnvironment);
const { table, app, readMoment, services, handling } = accountServices('auth', environment);
const jwks = environment.IDENTITY_JWKS ? JSON.parse(environment.IDENTITY_JWKS) : undefined;

export const handler = apiHandler(
  authEndpoints,
  authRoutes({
    ...services,
    botCheck: botCheckBy({ table, app, readMoment, services }),
    checkSession: handling.checkSession,
    verifyToken: tokenVerifier(app, jwks),
  }),
  handling,
);
