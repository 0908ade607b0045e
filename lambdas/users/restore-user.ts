import { notify } from '#lambdas/platform/mail/notify.ts';
import type { UsersServices } from './services.ts';
import type { UserRecord } from './user.ts';

/**
 * Sees to it that the pool knows a user of the table, whose creation was cut off or whom something else has deleted there.
 * The user then chooses a password by mail. Most are known, and nothing happens to them.
 */
export const restoreUser = async (services: UsersServices, user: UserRecord): Promise<UserRecord> => {
  const { identity, users } = services;
  const { id, email, isAdmin, roles, enabled } = user;
  const missing = await identity.restore({ userId: id, email });
  if (!missing && !user.incomplete) return user;
  // The creation may have been cut off before the password was set.
  if (!missing) await identity.replacePassword(id);
  for (const group of [...(isAdmin ? (['admin'] as const) : []), ...roles]) await identity.setGroup(id, group, true);
  if (!enabled) await identity.setEnabled(id, false);
  if (!user.incomplete) return user;
  const complete = await users.change(id, { incomplete: undefined });
  await notify(services, complete, 'accountCreated');
  return complete;
};
