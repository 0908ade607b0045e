import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listSessions } from '#contracts/sessions.ts';
import type { pageSizes } from '#contracts/users.ts';
import { call } from '#web/shared/api/call.ts';

/** All lists of sessions, for those who end one. */
export const sessionsKey = ['sessions'] as const;

interface SessionPage {
  userId?: string | undefined;
  pageSize: (typeof pageSizes)[number];
  cursor?: string | undefined;
}

/** Newest first; everybody's, or one user's. */
export const sessionListQuery = ({ userId, pageSize, cursor }: SessionPage, failureText: string) => {
  const query = {
    limit: `${pageSize}` as const,
    ...(userId ? { user_id: userId } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return queryOptions({
    queryKey: [...sessionsKey, query],
    queryFn: ({ signal }) => call(listSessions, { query, signal, failureText }),
    placeholderData: keepPreviousData,
  });
};
