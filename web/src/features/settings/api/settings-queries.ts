import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '#contracts/settings/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

/** A form must begin with the present state, and so does what stands beside it. */
export const always = { staleTime: 0, gcTime: 0 };

export const fetchSettings = (signal?: AbortSignal) => call(getSettings, { signal });

export const settingsQuery = queryOptions({
  ...always,
  queryKey: ['settings', 'all'],
  queryFn: ({ signal }) => fetchSettings(signal),
});
