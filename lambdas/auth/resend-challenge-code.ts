import type { resendChallengeCode as contract } from '#contracts/auth.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { addressSubject } from './attempts.ts';
import { mailCode } from './begin-challenge.ts';
import { challengeLimits } from './challenge.ts';
import { challengeIdHash } from './challenges-store.ts';
import { codeHash, newCode } from './codes.ts';
import type { LoginServices } from './services.ts';

/** A new code for the same login; the former one no longer works. */
export const resendChallengeCode =
  (services: LoginServices): Route<typeof contract> =>
  async ({ body, client, language }) => {
    await services.attempts.take('codeByAddress', addressSubject(client.ip));
    const idHash = challengeIdHash(body.challengeId);
    const code = newCode();
    const hash = codeHash(await services.codeKey(), idHash, code);
    const sentAt = Math.floor(services.clock() / 1000);
    const challenge = await services.challenges.renewCode(idHash, { codeHash: hash, sentAt });
    const user = challenge && (await services.users.byId(challenge.userId));
    if (!user) throw new ProblemError('codeNotResent', { retryAfter: challengeLimits.resendAfter });
    await mailCode(services, { user, code, kind: 'loginCode', language });
    return { resendAfter: challengeLimits.resendAfter };
  };
