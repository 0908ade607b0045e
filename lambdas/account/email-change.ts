import type * as z from 'zod/mini';
import type { beginEmailChange, confirmEmailChange } from '#contracts/account.ts';
import { challengeLimits, mailCode, putMailedCode, takeMailedCode } from '#lambdas/auth/index.ts';
import { atLeast } from '#lambdas/platform/at-least.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import { tellFormerEmail } from '#lambdas/users/index.ts';
import { claimEmail, ownerOf } from './claim-email.ts';
import { emailChange } from './enrolment.ts';
import { describeAccount, entryOfUpdate, ownUser } from './profile.ts';
import { requireFactorProof } from './prove-factor.ts';
import type { AccountServices } from './services.ts';

/** Milliseconds. Every reply takes this long, so that its time does not reveal an address that is taken. */
const replyTime = 1_000;

type Asked = z.output<typeof beginEmailChange.body>;

/**
 * Codes that come by mail would follow the address, so a second factor that is on is proven first, with the password.
 * For another mail to the same address that proof still counts. @throws ProblemError `confirmationNeeded`,
 * `factorCodeNeeded`, and those of the proof.
 */
const requireOwner = async (services: AccountServices, caller: Caller, { email, password, ...proof }: Asked) => {
  const { id, secondFactor, factorSince } = await ownUser(services, caller.userId);
  if (secondFactor === 'none') return requireConfirmation(caller);
  const begun = await services.challenges.find(emailChange(id));
  if (begun?.newEmail === email && begun.factorSince === factorSince) return;
  if (password === undefined) throw new ProblemError('factorCodeNeeded');
  await requireFactorProof(services, id, { ...proof, password });
};

/** An address that belongs to somebody else gets no code, but the reply is the same. */
export const startEmailChange =
  (services: AccountServices): Route<typeof beginEmailChange> =>
  async ({ caller, body, language }) => {
    const { email } = body;
    await requireOwner(services, caller, body);
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
        factorSince: user.factorSince,
        newEmail: email,
        formerEmail: user.email,
      });
      const owner = await ownerOf(services, email);
      if (owner !== undefined && owner !== user.id) return;
      await mailCode(services, {
        user: { ...user, email },
        makeCode: async () => code,
        kind: 'emailChangeCode',
        language,
      });
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
    const {
      newEmail: email,
      formerEmail = email,
      factorSince,
    } = await takeMailedCode(services, {
      userId: caller.userId,
      idHash,
      code,
      counted: 'newEmailCode',
    });
    // A factor that is newer than this change was not asked for at its beginning.
    const isCurrent = (await ownUser(services, caller.userId)).factorSince === factorSince;
    if (email === undefined || formerEmail === undefined || !isCurrent) throw new ProblemError('codeInvalid');
    const along = entryOfUpdate(services.audit, actor);
    const user = await claimEmail(services, email, () =>
      users.change(caller.userId, { email, emailVerified: true }, along),
    );
    await identity.setEmail(user.id, email);
    await endSessions(services, user.id, { actor, except: caller.originId });
    if (formerEmail !== email) await tellFormerEmail(services, user, { ...user, email: formerEmail }, 'emailChanged');
    await Promise.all([attempts.forget('newEmailCode', user.id), challenges.end(idHash)]);
    return describeAccount(services, user);
  };
