import type * as contracts from '#contracts/auth/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { challengeLimits } from '../model/challenge.ts';
import { codeHash, newCode } from '../model/codes.ts';
import type { LoginServices } from '../services.ts';

/** Sends a new code for the same login; the former one stops working once the mail has been sent. */
export const resendChallengeCode =
  (services: LoginServices): Route<typeof contracts.resendChallengeCode> =>
  async ({ body, client, language }) => {
    const { attempts, challenges, clock } = services;
    const { resendAfter } = challengeLimits;
    await attempts.consume('codeByAddress', addressSubject(client.ip));
    const idHash = secretIdHash(body.challengeId);
    const sentAt = Math.floor(clock() / 1000);
    const waiting = await challenges.find(idHash);
    const user = waiting?.sentAt === undefined ? undefined : await services.users.byId(waiting.userId);
    if (!waiting || !user || sentAt < (waiting.sentAt ?? sentAt) + resendAfter) {
      throw new ProblemError('codeNotResent', { retryAfter: resendAfter });
    }
    // Checked before the former code is replaced: if no further mail is allowed, it stays valid.
    await attempts.consume('codeMail', user.id);
    const code = newCode();
    const hash = codeHash(await services.codeKey(), idHash, code);
    if (!(await challenges.renewCode(idHash, { codeHash: hash, sentAt }))) {
      throw new ProblemError('codeNotResent', { retryAfter: resendAfter });
    }
    const mail = { to: user.email, kind: 'loginCode', language, values: { username: user.username, code } } as const;
    await services.sendMail(mail).catch(async (error: unknown) => {
      await Promise.all([challenges.restoreCode(waiting, hash), attempts.refund('codeMail', user.id)]);
      throw error;
    });
    return { resendAfter };
  };
