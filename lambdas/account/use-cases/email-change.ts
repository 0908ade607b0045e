import type * as z from 'zod/mini';
import type * as contracts from '#contracts/account/endpoints.ts';
import {
  type Beginning,
  beginningOf,
  challengeLimits,
  consumeMailedCode,
  countMail,
  isStillCurrent,
  mailCode,
  putMailedCode,
} from '#lambdas/auth/index.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { sendNotice } from '#lambdas/platform/mail/notify.ts';
import { siteLink } from '#lambdas/platform/mail/site-link.ts';
import { withMinimumDuration } from '#lambdas/platform/minimum-duration.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import { tellFormerEmail, type UserRecord } from '#lambdas/users/index.ts';
import { emailChange } from '../model/enrolment.ts';
import type { AccountServices } from '../services.ts';
import { alignEmail, claimEmail, ownerOf } from '../steps/claim-email.ts';
import { describeAccount, entryOfUpdate, ownUser } from './profile.ts';
import { requireFactorProof } from './prove-factor.ts';

/** Milliseconds. Every reply takes this long, so that its time does not reveal an address that is taken. */
const replyTime = 1_000;

type Asked = z.output<typeof contracts.beginEmailChange.body>;

/**
 * Codes that come by mail would follow the address, so a second factor that is on is proven first, with the password.
 * For another mail to the same address that proof still counts. @throws ProblemError `confirmationNeeded`,
 * `factorCodeNeeded`, and those of the proof.
 */
const requireOwner = async (services: AccountServices, caller: Caller, { email, password, ...proof }: Asked) => {
  const user = await ownUser(services, caller.userId);
  if (user.secondFactor === 'none') {
    requireConfirmation(caller);
    return user;
  }
  const begun = await services.challenges.find(emailChange(user.id));
  if (begun?.newEmail === email && isStillCurrent(begun, user)) return user;
  if (password === undefined) throw new ProblemError('factorCodeNeeded');
  return requireFactorProof(services, user.id, { ...proof, password });
};

/**
 * An address that belongs to another person gets a notice instead of a code. The reply is the same, also if the mail
 * provider is slow or fails: each case sends one mail.
 */
export const beginEmailChange =
  (services: AccountServices): Route<typeof contracts.beginEmailChange> =>
  async ({ caller, body, language }) => {
    const { email } = body;
    const user = await requireOwner(services, caller, body);
    const { attempts } = services;
    await attempts.consume('codeMailPause', caller.userId);
    // The address may be a stranger's: however many accounts ask, it gets no more mails than the hourly limit allows.
    await attempts.consume('changeMail', email.toLowerCase());
    await withMinimumDuration(services, replyTime, async () => {
      const step = { idHash: emailChange(user.id), kind: 'newEmail', userId: user.id, language } as const;
      const addresses = { newEmail: email, formerEmail: user.email };
      const makeCode = () => putMailedCode(services, { ...step, ...addresses, ...beginningOf(user) });
      const owner = await ownerOf(services, email);
      if (owner !== undefined && owner.id !== user.id) {
        const link = siteLink(services, '/login', owner.language);
        await countMail(services, user.id, async () => {
          await makeCode();
          await sendNotice(services, owner, 'emailInUse', link);
        });
        return;
      }
      await mailCode(services, { user: { ...user, email }, makeCode, kind: 'emailChangeCode', language });
    }).catch(async (error: unknown) => {
      // No mail went out: the next one need not wait.
      const [pause, mails] = [caller.userId, email.toLowerCase()];
      await Promise.all([attempts.reset('codeMailPause', pause), attempts.refund('changeMail', mails)]);
      throw error;
    });
    return { resendAfter: challengeLimits.resendAfter };
  };

/**
 * The new address, for an account that has not changed since the beginning: neither its password nor its factor was
 * replaced, and it was not given back to a former address meanwhile.
 */
const changeTo =
  (email: string, { formerEmail, ...begun }: Beginning & { formerEmail: string }) =>
  (present: UserRecord) => {
    const isAsBefore = present.email === formerEmail || present.email === email;
    if (!isAsBefore || !isStillCurrent(begun, present)) throw new ProblemError('codeInvalid');
    return { email, emailVerified: true };
  };

/**
 * The code was correct: change table and pool, then send the notice. If this is interrupted, the same code does the
 * rest, because the change ends only when all of it is done.
 */
export const confirmEmailChange =
  (services: AccountServices): Route<typeof contracts.confirmEmailChange> =>
  async ({ caller, client, body: { code } }) => {
    const { challenges, attempts, users } = services;
    const { userId } = caller;
    const [actor, idHash] = [{ caller, client }, emailChange(userId)];
    const begun = await consumeMailedCode(services, { userId, idHash, code, counted: 'setUpCode' });
    const { newEmail: email, formerEmail = email } = begun;
    if (email === undefined || formerEmail === undefined) throw new ProblemError('codeInvalid');
    const change = changeTo(email, { ...begun, formerEmail });
    const auditWrite = entryOfUpdate(services.audit, actor);
    const user = await claimEmail(services, email, () => users.change(userId, change, auditWrite));
    await alignEmail(services, userId);
    await services.moveReader(formerEmail, email);
    // In parallel: the former address is informed regardless of how many sessions were opened.
    await Promise.all([
      endSessions(services, userId, { actor, except: caller.originId }),
      formerEmail === email || tellFormerEmail(services, user, { ...user, email: formerEmail }, 'emailChanged'),
    ]);
    await Promise.all([attempts.reset('setUpCode', userId), challenges.end(idHash)]);
    return describeAccount(services, user);
  };
