import { queryOptions } from '@tanstack/react-query';
import { readAnalytics } from '#contracts/analytics/figures.ts';
import { call } from '#web/shared/api/call.ts';
import { dashboardKey, kept } from './dashboard-queries.ts';

/** Of the last seven days. By itself: the tab that shows it is fetched when it is chosen. */
export const analyticsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'analytics'],
  queryFn: ({ signal }) => call(readAnalytics, { query: { period: 'week' }, signal }),
});
