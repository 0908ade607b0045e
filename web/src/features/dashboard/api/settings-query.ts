import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '#contracts/settings/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { dashboardKey, kept } from './dashboard-queries.ts';

/** By itself: the schemas of all settings come with the tab that shows them. */
export const settingsQuery = queryOptions({
  ...kept,
  queryKey: [...dashboardKey, 'settings'],
  queryFn: ({ signal }) => call(getSettings, { signal }),
});
