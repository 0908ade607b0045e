import type { updateUser as contract, UserChanges } from '#contracts/users.ts';
import type { Actor } from '#lambdas/platform/audit.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { notify } from '#lambdas/platform/mail/notify.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { endSessions } from '#lambdas/sessions/index.ts';
import { entryOfUpdate } from './audit-events.ts';
import { describeUser } from './describe-user.ts';
import { requireConfirmedChange } from './require-confirmed-change.ts';
import { restoreUser } from './restore-user.ts';
import type { UsersServices } from './services.ts';
import type { UserRecord } from './user.ts';

/**
 * What a change means outside of the record. It is done whenever the field is given, also if the record said so before: an
 * update that was cut off in the middle is finished by repeating it. The table comes first: it decides on every call.
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

/** The pool writes to the same address as the table says, or the change is undone. */
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

/** @throws ProblemError `ownAccount`: no administrator takes their own rights away; see `requireConfirmedChange`. */
export const updateUser =
  (services: UsersServices): Route<typeof contract> =>
  async ({ pathParameters: { id }, body: changes, caller, client }) => {
    if (caller.userId === id && (changes.isAdmin === false || changes.enabled === false)) {
      throw new ProblemError('ownAccount');
    }
    const { email } = changes;
    const actor = { caller, client };
    let formerEmail = '';
    let wasAdmin = false;
    const change = (before: UserRecord) => {
      requireConfirmedChange(caller, before, changes);
      formerEmail = before.email;
      wasAdmin = before.isAdmin;
      return email === undefined ? changes : { ...changes, emailVerified: true };
    };
    const user = await services.users.change(id, change, entryOfUpdate(services.audit, actor));
    const known = email !== undefined || changes.enabled ? await restoreUser(services, user) : user;
    await carryOut(services, id, { ...changes, actor });
    if (email !== undefined) await moveAddress(services, id, { from: formerEmail, to: email, actor });
    if (email !== undefined && formerEmail !== email) {
      await endSessions(services, id, { actor });
      await notify(services, { ...user, email: formerEmail }, 'emailChangedByAdministrator');
    }
    if (changes.isAdmin !== undefined && wasAdmin !== changes.isAdmin) {
      await notify(services, user, changes.isAdmin ? 'administratorAdded' : 'administratorRemoved');
    }
    return describeUser(known, services.clock());
  };
