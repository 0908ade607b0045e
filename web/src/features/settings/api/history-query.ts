import { queryOptions } from '@tanstack/react-query';
import type { SectionName } from '#contracts/settings/sections.ts';
import { listSettingsHistory } from '#contracts/settings/tool-endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { always } from './settings-queries.ts';

/** The latest changes of a section. It comes with the dialog that shows them. */
export const settingsHistoryQuery = (section: SectionName) =>
  queryOptions({
    ...always,
    queryKey: ['settings', 'history', section],
    queryFn: async ({ signal }) => (await call(listSettingsHistory, { pathParameters: { section }, signal })).items,
  });
