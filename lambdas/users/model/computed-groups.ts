import type { computedGroups as names } from '#contracts/users/groups.ts';
import type { UserRecord } from './user.ts';

const day = 24 * 60 * 60 * 1000;
const newWithin = 30 * day;
const inactiveAfter = 90 * day;

/**
 * The groups that follow from a user's dates: `new` up to and including 30 days after joining, `inactive` when the last
 * log-in, or joining if there was none, is more than 90 days ago. `now` in milliseconds; a day is 24 hours in any zone.
 */
export const computedGroups = (
  { created, lastLogin = created }: Pick<UserRecord, 'created' | 'lastLogin'>,
  now: number,
): (typeof names)[number][] => [
  ...(Date.parse(created) >= now - newWithin ? (['new'] as const) : []),
  ...(Date.parse(lastLogin) < now - inactiveAfter ? (['inactive'] as const) : []),
  'all',
];
