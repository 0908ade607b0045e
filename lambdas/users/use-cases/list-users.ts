import { pageSizes } from '#contracts/http/paging.ts';
import type * as contracts from '#contracts/users/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { describeUser } from '../model/describe-user.ts';
import type { UsersServices } from '../services.ts';
import { findUsers, isSearch } from '../steps/find-users.ts';

export const listUsers =
  ({ users, clock }: Pick<UsersServices, 'users' | 'clock'>): Route<typeof contracts.listUsers> =>
  async ({ query: { limit, ...filter } }) => {
    const [page, total] = await Promise.all([
      findUsers(users, filter, Number(limit ?? pageSizes[0])),
      isSearch(filter) ? undefined : users.total(),
    ]);
    return {
      items: page.users.map((user) => describeUser(user, clock())),
      ...(total === undefined ? {} : { total }),
      ...(page.nextCursor ? { nextCursor: page.nextCursor } : {}),
    };
  };
