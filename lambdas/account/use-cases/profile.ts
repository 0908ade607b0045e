import type * as contracts from '#contracts/account/endpoints.ts';
import type { Account } from '#contracts/account/endpoints.ts';
import { consentWords } from '#contracts/newsletter/endpoints.ts';
import {
  exportedMail,
  newsletterChange,
  refusal,
  renewal,
  wantsNewsletter,
  welcomeBack,
} from '#lambdas/newsletter/index.ts';
import type { Actor, Audit } from '#lambdas/platform/audit.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { describeSession } from '#lambdas/sessions/index.ts';
import { describeUser, type UserRecord, userResource } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';

export const describeAccount = async (
  { recovery, readers, clock }: Pick<AccountServices, 'recovery' | 'readers' | 'clock'>,
  user: UserRecord,
): Promise<Account> => ({
  ...describeUser(user, clock()),
  newsletter: wantsNewsletter({ user, reader: await readers.byEmail(user.email) }, clock()),
  mailName: user.mailName ?? '',
  version: user.profileVersion ?? 0,
  recoveryCodes: user.secondFactor === 'none' ? 0 : await recovery.count(user.id),
});

export const ownUser = async ({ users }: Pick<AccountServices, 'users'>, userId: string): Promise<UserRecord> => {
  const user = await users.byId(userId);
  if (!user) throw new ProblemError('authenticationRequired');
  return user;
};

export const getAccount =
  (services: AccountServices): Route<typeof contracts.getAccount> =>
  async ({ caller }) =>
    describeAccount(services, await ownUser(services, caller.userId));

export const entryOfUpdate = (audit: Audit, actor: Actor) => (before: UserRecord, after: UserRecord) =>
  audit.entry(actor, { action: 'account.update', resource: userResource(after), before, after });

/**
 * Two devices may have begun with the same profile; the later one must see what the other has made of it. A change that is there
 * already is none, so that one whose reply was lost can be repeated.
 */
const requireOwnVersion = (
  present: UserRecord,
  fields: Partial<UserRecord>,
  isNews: boolean,
  version: number,
): void => {
  const changes = Object.entries(fields).some(([name, value]) => present[name as keyof UserRecord] !== value);
  if ((changes || isNews) && (present.profileVersion ?? 0) !== version) throw new ProblemError('editConflict');
};

/**
 * Changes the given fields. A newsletter choice also applies to the address, which may have subscribed before the
 * account existed, or unsubscribed since. It ends a complaint, also in SES, which would otherwise drop the mail that
 * lets its owner confirm. It does not end a bounce: logging in does not show that the mailbox works. @throws
 * ProblemError `editConflict`
 */
export const updateAccount =
  (services: AccountServices): Route<typeof contracts.updateAccount> =>
  async ({ caller, client, body: { newsletter, version, ...fields } }) => {
    const { users, readers, clock } = services;
    const now = nowOf(services);
    const user = await ownUser(services, caller.userId);
    const before = newsletter === undefined ? undefined : await readers.byEmail(user.email);
    const isNews = newsletter !== undefined && newsletter !== wantsNewsletter({ user, reader: before }, clock());
    const change = (present: UserRecord) => {
      requireOwnVersion(present, fields, isNews, version);
      const news = isNews ? newsletterChange(present, newsletter, { time: now, words: consentWords.account }) : {};
      return { ...fields, ...news };
    };
    const auditWrite = entryOfUpdate(services.audit, { caller, client });
    const changed = await users.change(caller.userId, change, auditWrite);
    if (isNews) {
      const change = newsletter ? renewal(before, 'account') : refusal(before, now);
      if (before || !newsletter) await readers.change(user, change);
      if (newsletter && before?.suppressed?.reason === 'complained') await welcomeBack(services, user.email);
    }
    return describeAccount(services, changed);
  };

/** The caller's details and log-ins, in the API's form. */
export const exportAccount =
  (services: AccountServices): Route<typeof contracts.exportAccount> =>
  async ({ caller, client }) => {
    const user = await ownUser(services, caller.userId);
    const account = await describeAccount(services, user);
    const sessions = await services.sessions.ofUser(caller.userId);
    const reader = await services.readers.byEmail(user.email);
    await services.audit.record({ caller, client }, { action: 'account.export', resource: userResource(user) });
    return {
      exported: nowOf(services),
      account,
      mail: exportedMail(user, reader),
      sessions: sessions
        .filter(({ state }) => state !== 'pending')
        .map((session) => describeSession(session, services.clock(), caller)),
    };
  };
