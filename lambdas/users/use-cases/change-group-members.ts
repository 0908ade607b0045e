import type * as contracts from '#contracts/users.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '../model/user.ts';
import type { UsersServices } from '../services.ts';
import type { AuditWriteFor } from '../store/users-store.ts';
import { userResource } from './audit-events.ts';

/** Simultaneous transactions: fast enough for a hundred users, and within a connection pool of 50. */
const atOnce = 10;

/** Users who already were in the requested state, or no longer exist, do not count as changed. */
export const changeGroupMembers =
  ({ users, audit }: Pick<UsersServices, 'users' | 'audit'>): Route<typeof contracts.changeGroupMembers> =>
  async ({ body: { group, action, userIds }, caller, client }) => {
    const code = action === 'add' ? 'user.addToGroup' : 'user.removeFromGroup';
    const entryOf: AuditWriteFor = (before, after) =>
      audit.entry({ caller, client }, { action: code, resource: userResource(after), before, after });
    const changeMember = async (id: string): Promise<boolean> => {
      let changed = false;
      try {
        const change = ({ groups }: UserRecord) => {
          changed = groups.includes(group) !== (action === 'add');
          const others = groups.filter((other) => other !== group);
          return changed ? { groups: action === 'add' ? [...others, group] : others } : {};
        };
        await users.change(id, change, entryOf);
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'userNotFound') return false;
        throw error;
      }
      return changed;
    };
    const ids = [...new Set(userIds)];
    let changed = 0;
    while (ids.length > 0) {
      changed += (await Promise.all(ids.splice(0, atOnce).map(changeMember))).filter(Boolean).length;
    }
    return { changed };
  };
