import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Output } from '#contracts/http/endpoint.ts';
import type { pageSizes } from '#contracts/http/paging.ts';
import { listSessions } from '#contracts/sessions/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { sessionsKey } from '#web/shared/reads/keys.ts';
import { serverAhead } from '../model/session-clock.ts';

/** A page as the server answers it, and how far its clock was ahead of this device's then, in milliseconds. */
export type SessionPage = Output<typeof listSessions> & { serverAhead: number };

interface SessionPageInput {
  userId?: string | undefined;
  pageSize: (typeof pageSizes)[number];
  cursor?: string | undefined;
}

/** Newest first; everybody's, or one user's. */
export const sessionListQuery = ({ userId, pageSize, cursor }: SessionPageInput) => {
  const query = {
    limit: `${pageSize}` as const,
    ...(userId ? { user_id: userId } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return queryOptions({
    queryKey: [...sessionsKey, query],
    queryFn: async ({ signal }): Promise<SessionPage> => {
      const page = await call(listSessions, { query, signal });
      return { ...page, serverAhead: serverAhead(page.items, Date.now()) };
    },
    placeholderData: keepPreviousData,
  });
};
