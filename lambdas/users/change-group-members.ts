import type { changeGroupMembers as contract } from '#contracts/users.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UsersServices } from './services.ts';

/** Transactions at once: quick for a hundred users, and gentle on a connection pool of 50. */
const atOnce = 10;

/** Users who were as asked already, or are not there any more, do not count as changed. */
export const changeGroupMembers =
  ({ users }: Pick<UsersServices, 'users'>): Route<typeof contract> =>
  async ({ body: { group, action, userIds } }) => {
    const changeMember = async (id: string): Promise<boolean> => {
      let changed = false;
      try {
        await users.change(id, ({ groups }) => {
          changed = groups.includes(group) !== (action === 'add');
          const others = groups.filter((other) => other !== group);
          return changed ? { groups: action === 'add' ? [...others, group] : others } : {};
        });
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
