import type * as contracts from '#contracts/users/endpoints.ts';
import type { UserChanges } from '#contracts/users/endpoints.ts';
import type { Actor } from '#lambdas/platform/audit.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import { describeUser } from '../model/describe-user.ts';
import type { UserRecord } from '../model/user.ts';
import type { UsersServices } from '../services.ts';
import { entryOfUpdate } from '../steps/audit-events.ts';
import { requireConfirmedChange } from '../steps/require-confirmed-change.ts';
import { completeUser, restoreUser } from '../steps/restore-user.ts';
import { tellFormerEmail } from '../steps/tell-former-email.ts';

/**
 * The effects of a change outside the record. They run whenever the field is given, even if the record already had the
 * value, so that an interrupted update is finished by repeating it. The table is written first, because it decides on
 * every call.
 */
const carryOut = async (
  services: UsersServices,
  id: string,
  { isAdmin, enabled, roles, actor }: UserChanges & { actor: Actor },
) => {
  const { sessions, identity } = services;
  if (isAdmin !== undefined) {
    await sessions.setAdmin(id, isAdmin);
    await identity.setGroup(id, 'admin', isAdmin);
  }
  if (enabled === false) {
    await endSessions(services, id, { actor });
    await identity.setEnabled(id, false);
  }
  if (enabled === true) await identity.setEnabled(id, true);
  if (roles) {
    for (const role of ['moderator', 'editor'] as const) await identity.setGroup(id, role, roles.includes(role));
  }
};

/** The pool must send mail to the same address as the table has; otherwise the change is undone. */
const moveAddress = async (
  { users, identity, audit }: UsersServices,
  id: string,
  { from, to, actor }: { from: string; to: string; actor: Actor },
) => {
  try {
    await identity.setEmail(id, to);
  } catch (error) {
    await users.change(id, { email: from }, entryOfUpdate(audit, actor));
    throw error;
  }
};

/** @throws ProblemError `ownAccount...`: no administrator can remove their own rights; see `requireConfirmedChange`. */
export const updateUser =
  (services: UsersServices): Route<typeof contracts.updateUser> =>
  async ({ pathParameters: { id }, body: changes, caller, client }) => {
    if (caller.userId === id && changes.isAdmin === false) throw new ProblemError('ownAccountDemotion');
    if (caller.userId === id && changes.enabled === false) throw new ProblemError('ownAccountDisabling');
    const { email } = changes;
    const actor = { caller, client };
    let former: Pick<UserRecord, 'email' | 'secondFactor' | 'isAdmin'> = {
      email: '',
      secondFactor: 'none',
      isAdmin: false,
    };
    const change = (before: UserRecord) => {
      requireConfirmedChange(caller, before, changes);
      former = before;
      return email === undefined ? changes : { ...changes, emailVerified: true };
    };
    const user = await services.users.change(id, change, entryOfUpdate(services.audit, actor));
    const isRestoring = email !== undefined || changes.enabled === true;
    if (isRestoring) await restoreUser(services, user);
    await carryOut(services, id, { ...changes, actor });
    if (email !== undefined) await moveAddress(services, id, { from: former.email, to: email, actor });
    if (email !== undefined && former.email !== email) {
      await services.moveReader(former.email, email);
      await endSessions(services, id, { actor });
      await tellFormerEmail(services, user, former, 'emailChangedByAdministrator');
    }
    if (changes.isAdmin !== undefined && former.isAdmin !== changes.isAdmin) {
      await notify(services, user, changes.isAdmin ? 'administratorAdded' : 'administratorRemoved');
    }
    return describeUser(isRestoring ? await completeUser(services, user) : user, services.clock());
  };
