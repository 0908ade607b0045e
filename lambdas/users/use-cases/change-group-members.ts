import type * as contracts from '#contracts/users/groups.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '../model/user.ts';
import type { UsersServices } from '../services.ts';
import { userResource } from '../steps/audit-events.ts';
import type { AuditWriteFor } from '../store/users-store.ts';

/** Simultaneous transactions: fast enough for a hundred users, and within a connection pool of 50. */
const atOnce = 10;

/**
 * Users who already were in the requested state, or no longer exist, do not count as changed. A newsletter ends in
 * every place that keeps it: in the account, and with the address, which may have subscribed before the account
 * existed.
 */
export const changeGroupMembers =
  ({
    users,
    audit,
    endSubscription,
  }: Pick<UsersServices, 'users' | 'audit' | 'endSubscription'>): Route<typeof contracts.changeGroupMembers> =>
  async ({ body: { group, action, userIds }, caller, client }) => {
    const actor = { caller, client };
    const code = action === 'add' ? 'user.addToGroup' : 'user.removeFromGroup';
    const entryOf: AuditWriteFor = (before, after) =>
      audit.entry(actor, { action: code, resource: userResource(after), before, after });
    const changeMember = async (id: string): Promise<boolean> => {
      let changed = false;
      try {
        const change = ({ groups }: UserRecord) => {
          changed = groups.includes(group) !== (action === 'add');
          const others = groups.filter((other) => other !== group);
          return changed ? { groups: action === 'add' ? [...others, group] : others } : {};
        };
        const { email, emailVerified } = await users.change(id, change, entryOf);
        const isEnded = group === 'newsletter' && emailVerified && (await endSubscription(email, actor));
        return changed || isEnded;
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'userNotFound') return false;
        throw error;
      }
    };
    const ids = [...new Set(userIds)];
    let changed = 0;
    while (ids.length > 0) {
      changed += (await Promise.all(ids.splice(0, atOnce).map(changeMember))).filter(Boolean).length;
    }
    return { changed };
  };
