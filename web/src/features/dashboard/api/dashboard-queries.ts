import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listOpenQuestions } from '#contracts/ai-feedback.ts';
import { readAiStatus } from '#contracts/ai-usage.ts';
import { listPostOverviews } from '#contracts/blog-editing.ts';
import { listCampaigns } from '#contracts/campaigns/overview.ts';
import { countLogIns, countSignUps, listAlarms, listWaitingUsers } from '#contracts/dashboard.ts';
import { listErrorGroups } from '#contracts/error-log.ts';
import { listMailFailures } from '#contracts/mail-failures.ts';
import { listSessions } from '#contracts/sessions.ts';
import { listUsers } from '#contracts/users.ts';
import { call } from '#web/shared/api/call.ts';
import { fetchCatalog } from '#web/shared/catalog/fetch-catalog.ts';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';

export const dashboardKey = ['dashboard'] as const;
const freshMs = 30_000;

/**
 * The screen stays open for hours: what it shows is read again when somebody comes back to the window, or to the screen
 * from where they have put something right. Panels share what was read a moment ago.
 */
export const kept = {
  // Panels share what was read a moment ago.
  staleTime: freshMs,
  refetchOnWindowFocus: (query: { state: { dataUpdatedAt: number } }) =>
    Date.now() - query.state.dataUpdatedAt > freshMs,
};
/** For what is first on the screen. */
export const anew = { refetchOnMount: 'always' } as const;

/** The most that one call lists: the newest or the last changed. */
const limit = '100' as const;

/** The posts changed last, each with the state of its languages. */
export const postsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'posts'],
  queryFn: ({ signal }) => call(listPostOverviews, { query: { limit }, signal }),
});

/** All brands and all shoes, as their own lists read them. */
export const catalogQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'catalog'],
  queryFn: ({ signal }) => fetchCatalog(signal),
});

export const errorsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'errors'],
  queryFn: ({ signal }) => call(listErrorGroups, { query: { state: 'open' }, signal }),
});

export const alarmsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'alarms'],
  queryFn: ({ signal }) => call(listAlarms, { signal }),
});

export const mailFailuresQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'mail-failures'],
  queryFn: ({ signal }) => call(listMailFailures, { query: { limit: '10' }, signal }),
});

/** The newest campaigns. */
export const campaignsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'campaigns'],
  queryFn: ({ signal }) => call(listCampaigns, { query: { limit }, signal }),
});

/** What visitors asked and got no good answer to. */
export const openQuestionsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'open-questions'],
  queryFn: ({ signal }) => call(listOpenQuestions, { signal }),
});

export const assistantQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'assistant'],
  queryFn: ({ signal }) => call(readAiStatus, { signal }),
});

/** Who has not proven their address yet. */
export const waitingQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'waiting'],
  queryFn: ({ signal }) => call(listWaitingUsers, { signal }),
});

/** The newest users, and the number of all. */
export const usersQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'users'],
  queryFn: ({ signal }) => call(listUsers, { query: { limit }, signal }),
});

/** The latest log-ins. */
export const sessionsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'sessions'],
  queryFn: ({ signal }) => call(listSessions, { query: { limit }, signal }),
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
