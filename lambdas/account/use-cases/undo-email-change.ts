import type * as contracts from '#contracts/account/endpoints.ts';
import { mailResetLink, sameHash } from '#lambdas/auth/index.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import { addressSubject } from '#lambdas/platform/http/request.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import { type UserRecord, userResource } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';
import { alignEmail, claimEmail } from '../steps/claim-email.ts';

const findFormer = async ({ formerEmails, users }: AccountServices, userId: string, code: string) => {
  const given = secretIdHash(code);
  const former = (await formerEmails.ofUser(userId)).find(({ linkHash }) => sameHash(linkHash, given));
  const user = former && (await users.byId(userId));
  if (!user) throw new ProblemError('undoLinkInvalid');
  return { former, user };
};

interface Undoer {
  caller: Pick<Caller, 'userId' | 'username'>;
  client: Client;
}
type Former = Awaited<ReturnType<typeof findFormer>>['former'];

/** Milliseconds. Anything set up this shortly before a change of address may have been prepared by the same thief. */
const preparation = 7 * 24 * 60 * 60 * 1000;

/** Whether this was set up, at a time that may be unknown, long enough before the change to be the owner's. */
const isOwners = (setUp: string, { changed }: Former): boolean =>
  setUp === '' || Date.parse(setUp) <= Date.parse(changed) - preparation;

/** Whether the second factor is the one that the owner had before the change. */
const isSameFactor = ({ secondFactor, factorSince = '' }: UserRecord, former: Former): boolean =>
  secondFactor === former.secondFactor && (secondFactor === 'none' || isOwners(factorSince, former));

/** Takes away what was set up since. An owner who had a second factor keeps one, also if it was switched off since. */
const restoreFactor = async (services: AccountServices, actor: Undoer, former: Former): Promise<void> => {
  const { audit, identity, recovery, users } = services;
  const { userId } = actor.caller;
  const restored = (present: UserRecord): Partial<UserRecord> => {
    if (isSameFactor(present, former)) return {};
    const hasFactor = [present, former].some(({ secondFactor }) => secondFactor !== 'none');
    return { secondFactor: hasFactor ? 'email' : 'none', factorSince: nowOf(services) };
  };
  const user = await users.change(userId, restored, (before, after) =>
    audit.entry(actor, { action: 'account.changeSecondFactor', resource: userResource(after), before, after }),
  );
  const keepsFactor = isSameFactor(user, former);
  if (!keepsFactor) await identity.setTotp(userId, false);
  if (!keepsFactor || !isOwners(await recovery.issued(userId), former)) await recovery.replace(userId, []);
};

/**
 * Gives an account back to the address that it had before a change, for the holder of the link that was mailed there.
 * The person who changed it knows the password: it counts no more, and every session ends, also where the address cannot be
 * given back. A second factor that was on long before stays, because access to a former mailbox must not be enough to get past it;
 * what was set up since, or in the week before, gives way to codes by mail.
 * The links of later changes went to addresses that are now disowned, so they end with this one; those of earlier
 * changes stay. If the call is interrupted, the same link completes it.
 */
export const undoEmailChange =
  (services: AccountServices): Route<typeof contracts.undoEmailChange> =>
  async ({ body: { user: userId, code }, client, language }) => {
    const { attempts, audit, formerEmails, identity, log, users } = services;
    const address = addressSubject(client.ip);
    await attempts.consume('codeByAddress', address);
    const { former, user } = await findFormer(services, userId, code);
    const { email } = former;
    const actor = { caller: { userId, username: user.username }, client };
    const shutOut = async (): Promise<void> => {
      await identity.replacePassword(userId);
      // After the password: a log-in with the former one that is under way then finds that it is too late.
      await users.change(userId, { devicesFrom: nowOf(services) });
      await endSessions(services, userId, { actor });
    };
    try {
      await claimEmail(services, email, () =>
        users.change(userId, { email, emailVerified: true }, (before, after) =>
          audit.entry(actor, { action: 'account.undoEmailChange', resource: userResource(user), before, after }),
        ),
      );
    } catch (error) {
      // The address may be another account's by now. The person who changed it is still shut out.
      await shutOut();
      throw error;
    }
    // Mails with codes for a new password go to the pool's address.
    await alignEmail(services, userId);
    await shutOut();
    await services.moveReader(user.email, email);
    await restoreFactor(services, actor, former);
    const isFirst = await formerEmails.removeFrom(userId, former);
    await attempts.refund('codeByAddress', address);
    // Of several calls at once, one mails.
    if (!isFirst) return undefined;
    // The address is back: a mail that fails can be asked for again.
    await mailResetLink(services, userId, language).catch((error: unknown) => log.error('no reset link', { error }));
    return undefined;
  };
