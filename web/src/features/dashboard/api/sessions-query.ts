import { queryOptions } from '@tanstack/react-query';
import { listSessions } from '#contracts/sessions/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { dashboardKey, kept, limit } from './dashboard-queries.ts';

/** The latest log-ins. */
export const sessionsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { query: { limit }, signal }),
});
