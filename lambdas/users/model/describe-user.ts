import type { User } from '#contracts/users/endpoints.ts';
import { computedGroups } from './computed-groups.ts';
import type { UserRecord } from './user.ts';

/** A user as replies show one, without the name for mails, which is theirs alone; `now` is in milliseconds. */
export const describeUser = (
  { roles, groups, profileVersion: _, mailName: _own, ...user }: UserRecord,
  now: number,
): User => ({
  ...user,
  roles: [...(user.isAdmin ? (['admin'] as const) : []), 'user', ...roles],
  groups: [...groups, ...computedGroups(user, now)],
});
