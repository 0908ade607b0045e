import type { beginEmailChange, confirmEmailChange } from '#contracts/account.ts';
import { challengeLimits, codeHash, mailCode, newCode, sameHash } from '#lambdas/auth/index.ts';
import { atLeast } from '#lambdas/platform/at-least.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import { describeAccount, entryOfUpdate, ownUser } from './profile.ts';
import type { AccountServices } from './services.ts';

/** Milliseconds. Every reply takes this long, so that its time does not reveal an address that is taken. */
const replyTime = 1_000;

const changeOf = (userId: string) => `new email ${userId}`;

/** Who has proven that an address is theirs. */
const ownerOf = async ({ users }: AccountServices, email: string): Promise<string | undefined> => {
  const id = await users.idByEmail(email);
  return id && (await users.byId(id))?.emailVerified ? id : undefined;
};

/** An address that belongs to somebody else gets no code; the reply is the same. */
export const startEmailChange =
  (services: AccountServices): Route<typeof beginEmailChange> =>
  async ({ caller, body: { email }, language }) => {
    requireConfirmation(caller);
    const { attempts, challenges, clock } = services;
    await attempts.take('codeMailPause', caller.userId);
    // The address may be a stranger's: however many accounts ask, it gets only as many mails as the hourly limit allows.
    await attempts.take('codeMail', email.toLowerCase());
    await atLeast(replyTime, async () => {
      const user = await ownUser(services, caller.userId);
      const now = Math.floor(clock() / 1000);
      const [idHash, code] = [changeOf(user.id), newCode()];
      await challenges.put({
        idHash,
        kind: 'newEmail',
        userId: user.id,
        language,
        expires: now + challengeLimits.lifetime,
        tries: 0,
        codeHash: codeHash(await services.codeKey(), idHash, code),
        newEmail: email,
        formerEmail: user.email,
      });
      const owner = await ownerOf(services, email);
      if (owner !== undefined && owner !== user.id) return;
      await mailCode(services, { user: { ...user, email }, code, kind: 'emailChangeCode', language });
    });
    return { resendAfter: challengeLimits.resendAfter };
  };

/** Claims the address in the table; an unfinished sign-up that has it gives way to the user who has proven it. */
const claim = async (services: AccountServices, change: () => Promise<UserRecord>, email: string) => {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'emailTaken') throw error;
    const holder = await services.users.idByEmail(email);
    if (holder === undefined || (await ownerOf(services, email)) !== undefined) throw error;
    await services.identity.remove(holder);
    await services.users.remove(holder);
    return change();
  }
};

/**
 * The code was right: table, pool, notice, in this order. Cut off in between, the same code does the rest: the change is
 * over only when all of it is done.
 */
export const finishEmailChange =
  (services: AccountServices): Route<typeof confirmEmailChange> =>
  async ({ caller, client, body }) => {
    const { challenges, attempts, identity, users } = services;
    const [actor, idHash] = [{ caller, client }, changeOf(caller.userId)];
    await attempts.take('code', caller.userId);
    const challenge = await challenges.take(idHash);
    const given = codeHash(await services.codeKey(), idHash, body.code);
    if (!challenge?.newEmail || !sameHash(given, challenge.codeHash ?? '')) throw new ProblemError('codeInvalid');
    const { newEmail: email, formerEmail = email } = challenge;
    const along = entryOfUpdate(services.audit, actor);
    const change = () => users.change(caller.userId, { email, emailVerified: true }, along);
    const user = await claim(services, change, email);
    await identity.setEmail(user.id, email);
    await endSessions(services, user.id, { actor, except: caller.originId });
    if (formerEmail !== email) await notify(services, { ...user, email: formerEmail }, 'emailChanged');
    await Promise.all([attempts.forget('code', user.id), challenges.end(idHash)]);
    return describeAccount(services, user);
  };
