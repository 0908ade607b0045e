import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { listUsers, type User } from '#contracts/users/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { usersKey } from '#web/shared/reads/keys.ts';
import { listFilter, type UserView } from '../model/user-view.ts';

/** A page of the list; the former one stays until the new one is there. */
export const userListQuery = (view: UserView, cursor: string | undefined) => {
  const query = {
    ...listFilter(view),
    limit: `${view.pageSize}` as const,
    ...(cursor ? { cursor } : {}),
  };
  return queryOptions({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => call(listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** A user as a list has shown them; undefined where none that is still kept has. */
export const seenUser = (queryClient: QueryClient, id: string | undefined): User | undefined =>
  queryClient
    .getQueriesData<{ items: User[] }>({ queryKey: usersKey })
    .flatMap(([, page]) => page?.items ?? [])
    .find((user) => user.id === id);
