import { queryOptions } from '@tanstack/react-query';
import { readAiStatus } from '#contracts/ai-usage/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { dashboardKey, kept } from './dashboard-queries.ts';

/** By itself, as all that only one tab asks for: its contract comes with the tab. */
export const assistantQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'assistant'],
  queryFn: ({ signal }) => call(readAiStatus, { signal }),
});
