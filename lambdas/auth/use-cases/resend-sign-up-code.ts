import type { resendSignUpCode as contract } from '#contracts/auth.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { atLeast } from '#lambdas/platform/minimum-duration.ts';
import { addressSubject } from '../model/attempts.ts';
import { challengeLimits } from '../model/challenge.ts';
import type { LoginServices } from '../services.ts';

const replyTime = 500;

/** Sends the code of a sign-up again. Neither the reply nor its time reveals whether the id exists. */
export const resendSignUpCode =
  ({ attempts, identity }: LoginServices): Route<typeof contract> =>
  async ({ body: { userId, language }, client }) => {
    await attempts.take('signUpByAddress', addressSubject(client.ip));
    // Apart from the mails of an account: a stranger who knows its id does not keep its owner from a code.
    const subject = `sign-up ${userId}`;
    await attempts.take('codeMailPause', subject);
    await attempts.take('codeMail', subject);
    await atLeast(replyTime, async () => {
      try {
        await identity.resendSignUpCode(userId, { language });
      } catch (error) {
        if (error instanceof IdentityRefusal) return;
        // No mail went out: the next one need not wait.
        await Promise.all([attempts.forget('codeMailPause', subject), attempts.giveBack('codeMail', subject)]);
        throw error;
      }
    });
    return { resendAfter: challengeLimits.resendAfter };
  };
