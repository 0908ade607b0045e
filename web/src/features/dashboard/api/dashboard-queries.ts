import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { countLogIns, countSignUps } from '#contracts/dashboard/endpoints.ts';
import { readDashboard } from '#contracts/dashboard/overview.ts';
import { listUsers } from '#contracts/users/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';

export const dashboardKey = ['dashboard'] as const;
const freshMs = 30_000;

/**
 * The screen stays open for hours: its content is read again when a user comes back to the window, or to the screen
 * after putting something right elsewhere. Panels share what was read a moment ago.
 */
export const kept = {
  // Panels share what was read a moment ago.
  staleTime: freshMs,
  refetchOnWindowFocus: (query: { state: { dataUpdatedAt: number } }) =>
    Date.now() - query.state.dataUpdatedAt > freshMs,
};
/** For what is first on the screen. */
export const anew = { refetchOnMount: 'always' } as const;

/** Everything that is first on the screen, and what the tabs show of it, in one request. */
export const overviewQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'overview'],
  queryFn: ({ signal }) => call(readDashboard, { signal }),
});

/** The most that one call lists: the newest. */
export const limit = '100' as const;

/** The newest users, and the number of all. */
export const usersQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'users'],
  queryFn: ({ signal }) => call(listUsers, { query: { limit }, signal }),
});

const inOwnZone = () => ({ timeZone: browserTimeZone() ?? 'UTC' });

export const signUpsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'sign-ups'],
  queryFn: ({ signal }) => call(countSignUps, { query: inOwnZone(), signal }),
});

export const logInsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'log-ins'],
  queryFn: ({ signal }) => call(countLogIns, { query: inOwnZone(), signal }),
});

/** Reads everything again that is on the screen. */
export const readAgain = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: dashboardKey });
