import { queryOptions } from '@tanstack/react-query';
import { getSettings, listSettingsHistory } from '#contracts/settings/endpoints.ts';
import type { SectionName } from '#contracts/settings/sections.ts';
import { call } from '#web/shared/api/call.ts';

const settingsKey = ['settings'] as const;

/** A form must begin with the present state. */
const always = { staleTime: 0, gcTime: 0 };

export const fetchSettings = (signal?: AbortSignal) => call(getSettings, { signal });

export const settingsQuery = queryOptions({
  ...always,
  queryKey: [...settingsKey, 'all'],
  queryFn: ({ signal }) => fetchSettings(signal),
});

export const settingsHistoryQuery = (section: SectionName) =>
  queryOptions({
    ...always,
    queryKey: [...settingsKey, 'history', section],
    queryFn: async ({ signal }) => (await call(listSettingsHistory, { pathParameters: { section }, signal })).items,
  });
