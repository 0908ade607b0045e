import { queryOptions } from '@tanstack/react-query';
import { readRunningBill } from '#contracts/dashboard/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { dashboardKey, kept } from './dashboard-queries.ts';

/** The cost of this month so far. */
export const billQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'bill'],
  queryFn: ({ signal }) => call(readRunningBill, { signal }),
});
