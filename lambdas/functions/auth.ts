import { authEndpoints } from '#contracts/registry.ts';
import { altcha, authRoutes, spendOnceStore, turnstile } from '#lambdas/auth/index.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { tokenVerifier } from '#lambdas/platform/identity/token-verifier.ts';
import { secretParameter } from '#lambdas/platform/secret-parameter.ts';
import { accountServices } from './wiring/account-services.ts';

const { table, app, services, handling } = accountServices('auth');
const { clock, log, siteUrl } = services;
const spendOnce = spendOnceStore(table);
const turnstileSecret = process.env.TURNSTILE_SECRET_PARAMETER;

const botCheck = turnstileSecret
  ? turnstile({ secret: secretParameter(turnstileSecret), hostname: new URL(siteUrl).hostname, spendOnce, clock, log })
  : altcha(() => app.derivedKey('bot-check'), { spendOnce, clock });

/** Public keys of the pool, for a machine without a network, where the verifier cannot fetch them. */
const jwks = process.env.IDENTITY_JWKS ? JSON.parse(process.env.IDENTITY_JWKS) : undefined;

export const handler = apiHandler(
  authEndpoints,
  authRoutes({
    ...services,
    botCheck,
    checkSession: handling.checkSession,
    verifyToken: tokenVerifier(app, jwks),
  }),
  handling,
);
