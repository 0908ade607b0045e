import type * as contracts from '#contracts/account.ts';
import type { Account } from '#contracts/account.ts';
import type { Actor, Audit } from '#lambdas/platform/audit.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { describeSession } from '#lambdas/sessions/index.ts';
import { describeUser, type UserRecord, userResource } from '#lambdas/users/index.ts';
import type { AccountServices } from '../services.ts';

export const describeAccount = async (
  { recovery, clock }: Pick<AccountServices, 'recovery' | 'clock'>,
  user: UserRecord,
): Promise<Account> => ({
  ...describeUser(user, clock()),
  newsletter: user.groups.includes('newsletter'),
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

/** Changes the given fields; the consent to the newsletter is a group membership. */
export const updateAccount =
  (services: AccountServices): Route<typeof contracts.updateAccount> =>
  async ({ caller, client, body: { newsletter, ...fields } }) => {
    const change = ({ groups }: UserRecord) => {
      if (newsletter === undefined) return fields;
      const others = groups.filter((group) => group !== 'newsletter');
      return { ...fields, groups: newsletter ? [...others, 'newsletter' as const] : others };
    };
    const auditWrite = entryOfUpdate(services.audit, { caller, client });
    const changed = await services.users.change(caller.userId, change, auditWrite);
    return describeAccount(services, changed);
  };

/** The caller's details and log-ins, in the API's form. */
export const exportAccount =
  (services: AccountServices): Route<typeof contracts.exportAccount> =>
  async ({ caller, client }) => {
    const user = await ownUser(services, caller.userId);
    const account = await describeAccount(services, user);
    const sessions = await services.sessions.ofUser(caller.userId);
    await services.audit.record({ caller, client }, { action: 'account.export', resource: userResource(user) });
    return {
      exported: nowOf(services),
      account,
      sessions: sessions
        .filter(({ state }) => state !== 'pending')
        .map((session) => describeSession(session, services.clock(), caller)),
    };
  };
