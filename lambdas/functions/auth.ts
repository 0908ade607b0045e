import { authEndpoints } from '#contracts/registry.ts';
import { altcha, authRoutes, spendOnceStore, turnstile, withProofOfWork } from '#lambdas/auth/index.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { tokenVerifier } from '#lambdas/platform/identity/token-verifier.ts';
import { secretParameter } from '#lambdas/platform/secret-parameter.ts';
import { accountServices } from './wiring/account-services.ts';

const { table, app, services, handling } = accountServices('auth');
const { clock, log, siteUrl } = services;
const spendOnce = spendOnceStore(table);
const turnstileSecret = process.env.TURNSTILE_SECRET_PARAMETER;

const proofOfWork = altcha(() => app.derivedKey('bot-check'), { spendOnce, clock });
const hostname = new URL(siteUrl).hostname;
const widget =
  turnstileSecret && turnstile({ secret: secretParameter(turnstileSecret), hostname, spendOnce, clock, log });
const besideWidget = process.env.PROOF_OF_WORK === 'on' && widget ? withProofOfWork(widget, proofOfWork) : widget;
const botCheck = besideWidget || proofOfWork;

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
