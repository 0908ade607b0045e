import type * as contracts from '#contracts/auth/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { withMinimumDuration } from '#lambdas/platform/minimum-duration.ts';
import { challengeLimits } from '../model/challenge.ts';
import type { LoginServices } from '../services.ts';

const replyTime = 500;

/** Sends the code of a sign-up again. Neither the reply nor its time reveals whether the id exists. */
export const resendSignUpCode =
  ({ attempts, identity, sleep }: LoginServices): Route<typeof contracts.resendSignUpCode> =>
  async ({ body: { userId, language }, client }) => {
    await attempts.consume('signUpByAddress', addressSubject(client.ip));
    // Apart from the mails of an account: a stranger who knows its id does not keep its owner from a code.
    const subject = `sign-up ${userId}`;
    await attempts.consume('codeMailPause', subject);
    await attempts.consume('codeMail', subject);
    await withMinimumDuration({ sleep }, replyTime, async () => {
      try {
        await identity.resendSignUpCode(userId, { language });
      } catch (error) {
        if (error instanceof IdentityRefusal) return;
        // No mail went out: the next one need not wait.
        await Promise.all([attempts.reset('codeMailPause', subject), attempts.refund('codeMail', subject)]);
        throw error;
      }
    });
    return { resendAfter: challengeLimits.resendAfter };
  };
