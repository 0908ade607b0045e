import { authEndpoints } from '#contracts/registry.ts';
import { altcha, authRoutes, spendOnceStore, turnstile, withProofOfWork } from '#lambdas/auth/index.ts';
import { readEnvironment } from '#lambdas/platform/env.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { tokenVerifier } from '#lambdas/platform/identity/token-verifier.ts';
import { secretParameter } from '#lambdas/platform/secret-parameter.ts';
import { authEnvironment } from './auth.env.ts';
import { accountServices } from './wiring/account-services.ts';

const environment = readEnvironment(authEnvironment);
const { table, app, services, handling } = accountServices('auth', environment);
const { clock, log, siteUrl } = services;
const spendOnce = spendOnceStore(table);
const turnstileSecret = environment.TURNSTILE_SECRET_PARAMETER;

const proofOfWork = altcha(() => app.derivedKey('bot-check'), { spendOnce, clock });
const hostname = new URL(siteUrl).hostname;
const widget =
  turnstileSecret && turnstile({ secret: secretParameter(turnstileSecret), hostname, spendOnce, clock, log });
const besideWidget = environment.PROOF_OF_WORK === 'on' && widget ? withProofOfWork(widget, proofOfWork) : widget;
const botCheck = besideWidget || proofOfWork;

const jwks = environment.IDENTITY_JWKS ? JSON.parse(environment.IDENTITY_JWKS) : undefined;

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
