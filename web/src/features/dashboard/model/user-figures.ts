import type { WaitingUser } from '#contracts/dashboard/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import type { User } from '#contracts/users/endpoints.ts';
import { countBy, type Share } from './counts.ts';

const hourMs = 60 * 60 * 1_000;

/** Who has waited for longer than a mail and a cup of tea take. */
export const waitingLong = (users: readonly WaitingUser[], now: number): WaitingUser[] =>
  users.filter(({ created }) => Date.parse(created) < now - hourMs);

/** The role that says most of what a user may do. */
const roleOf = ({ roles }: User): User['roles'][number] =>
  (['admin', 'editor', 'moderator'] as const).find((role) => roles.includes(role)) ?? 'user';

export const userShares = (
  users: readonly User[],
): { languages: Share<Language>[]; roles: Share<User['roles'][number]>[] } => ({
  languages: countBy(users, ({ language }) => language),
  roles: countBy(users, roleOf),
});

/** The numbers of the last days, today among them. */
export const sumOfLast = (counts: readonly number[], days: number): number =>
  counts.slice(-days).reduce((sum, count) => sum + count, 0);

/** The same, and whether there may be more: of many people or log-ins, fewer days are counted. */
export const lastDays = (counts: readonly number[], days: number): [sum: number, { more: boolean }] => [
  sumOfLast(counts, days),
  { more: counts.length < days },
];
