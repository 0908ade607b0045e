import type { UserRecord } from '../model/user.ts';
import type { UsersServices } from '../services.ts';
import { inviteUser } from './invite-user.ts';

/**
 * Makes sure that the pool knows a user of the table whose creation was interrupted, or whom something else has deleted
 * from the pool. Such a user chooses a password by mail. For users that the pool knows, nothing happens.
 */
export const restoreUser = async ({ identity }: UsersServices, user: UserRecord): Promise<void> => {
  const { id, email, isAdmin, roles, enabled } = user;
  const missing = await identity.restore({ userId: id, email });
  if (!missing && !user.incomplete) return;
  // The creation may have been interrupted before the password was set.
  if (!missing) await identity.replacePassword(id);
  for (const group of [...(isAdmin ? (['admin'] as const) : []), ...roles]) await identity.setGroup(id, group, true);
  if (!enabled) await identity.setEnabled(id, false);
};

/**
 * The last step of a creation: the user hears of the account. Until that mail is out the user stays incomplete, so that
 * the same request, or enabling the user, tries again.
 * @throws ProblemError `mailNotSent`.
 */
export const completeUser = async (services: UsersServices, user: UserRecord): Promise<UserRecord> => {
  if (!user.incomplete) return user;
  await inviteUser(services, user);
  return services.users.change(user.id, { incomplete: undefined });
};
