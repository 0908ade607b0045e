import type { beginEmailChange, confirmEmailChange } from '#contracts/account.ts';
import { challengeLimits, mailCode, putMailedCode, takeMailedCode } from '#lambdas/auth/index.ts';
import { atLeast } from '#lambdas/platform/at-least.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import { tellFormerEmail } from '#lambdas/users/index.ts';
import { claimEmail, ownerOf } from './claim-email.ts';
import { emailChange } from './enrolment.ts';
import { describeAccount, entryOfUpdate, ownUser } from './profile.ts';
import type { AccountServices } from './services.ts';

/** Milliseconds. Every reply takes this long, so that its time does not reveal an address that is taken. */
const replyTime = 1_000;

/** An address that belongs to somebody else gets no code, but the reply is the same. */
export const startEmailChange =
  (services: AccountServices): Route<typeof beginEmailChange> =>
  async ({ caller, body: { email }, language }) => {
    requireConfirmation(caller);
    const { attempts } = services;
    await attempts.take('codeMailPause', caller.userId);
    // The address may be a stranger's: however many accounts ask, it gets no more mails than the hourly limit allows.
    await attempts.take('changeMail', email.toLowerCase());
    await atLeast(replyTime, async () => {
      const user = await ownUser(services, caller.userId);
      const code = await putMailedCode(services, {
        idHash: emailChange(user.id),
        kind: 'newEmail',
        userId: user.id,
        language,
        newEmail: email,
        formerEmail: user.email,
      });
      const owner = await ownerOf(services, email);
      if (owner !== undefined && owner !== user.id) return;
      await mailCode(services, { user: { ...user, email }, code, kind: 'emailChangeCode', language });
    }).catch(async (error: unknown) => {
      // No mail went out: the next one need not wait.
      const [pause, mails] = [caller.userId, email.toLowerCase()];
      await Promise.all([attempts.forget('codeMailPause', pause), attempts.giveBack('changeMail', mails)]);
      throw error;
    });
    return { resendAfter: challengeLimits.resendAfter };
  };

/**
 * The code was correct: change table and pool, then send the notice. If this is interrupted, the same code does the
 * rest, because the change ends only when all of it is done.
 */
export const finishEmailChange =
  (services: AccountServices): Route<typeof confirmEmailChange> =>
  async ({ caller, client, body: { code } }) => {
    const { challenges, attempts, identity, users } = services;
    const [actor, idHash] = [{ caller, client }, emailChange(caller.userId)];
    const { newEmail: email, formerEmail = email } = await takeMailedCode(services, {
      userId: caller.userId,
      idHash,
      code,
    });
    if (email === undefined || formerEmail === undefined) throw new ProblemError('codeInvalid');
    const along = entryOfUpdate(services.audit, actor);
    const user = await claimEmail(services, email, () =>
      users.change(caller.userId, { email, emailVerified: true }, along),
    );
    await identity.setEmail(user.id, email);
    await endSessions(services, user.id, { actor, except: caller.originId });
    if (formerEmail !== email) await tellFormerEmail(services, user, { ...user, email: formerEmail }, 'emailChanged');
    await Promise.all([attempts.forget('code', user.id), challenges.end(idHash)]);
    return describeAccount(services, user);
  };
