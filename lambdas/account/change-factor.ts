import type { Client } from '#lambdas/platform/http/client.ts';
import type { Caller } from '#lambdas/platform/session.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AccountServices } from './services.ts';

/** Records which second factor the caller uses from now on. */
export const changeFactor = async (
  { users, audit }: Pick<AccountServices, 'users' | 'audit'>,
  actor: { caller: Caller; client: Client },
  secondFactor: UserRecord['secondFactor'],
): Promise<UserRecord> => {
  const { userId: id, username: name } = actor.caller;
  const event = { action: 'account.changeSecondFactor', resource: { id, name } } as const;
  let entered = false;
  const user = await users.change(id, { secondFactor }, (before, after) => {
    entered = true;
    return audit.entry(actor, { ...event, before, after });
  });
  // Replacing one authenticator by another changes nothing in the record.
  if (!entered) await audit.record(actor, event);
  return user;
};
