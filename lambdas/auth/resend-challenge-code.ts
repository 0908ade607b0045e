import type { resendChallengeCode as contract } from '#contracts/second-factor.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { addressSubject } from './attempts.ts';
import { challengeLimits } from './challenge.ts';
import { challengeIdHash } from './challenges-store.ts';
import { codeHash, newCode } from './codes.ts';
import type { LoginServices } from './services.ts';

/** A new code for the same login; the former one no longer works. */
export const resendChallengeCode =
  (services: LoginServices): Route<typeof contract> =>
  async ({ body, client, language }) => {
    const { attempts, challenges, clock } = services;
    const { resendAfter } = challengeLimits;
    await attempts.take('codeByAddress', addressSubject(client.ip));
    const idHash = challengeIdHash(body.challengeId);
    const sentAt = Math.floor(clock() / 1000);
    const waiting = await challenges.find(idHash);
    const user = waiting?.sentAt === undefined ? undefined : await services.users.byId(waiting.userId);
    if (!user || sentAt < (waiting?.sentAt ?? sentAt) + resendAfter) {
      throw new ProblemError('codeNotResent', { retryAfter: resendAfter });
    }
    // Before the former code is gone: it is the last one if no other mail may go out.
    await attempts.take('codeMail', user.id);
    const code = newCode();
    const hash = codeHash(await services.codeKey(), idHash, code);
    if (!(await challenges.renewCode(idHash, { codeHash: hash, sentAt }))) {
      throw new ProblemError('codeNotResent', { retryAfter: resendAfter });
    }
    await services.sendMail({ to: user.email, kind: 'loginCode', language, values: { username: user.username, code } });
    return { resendAfter };
  };
