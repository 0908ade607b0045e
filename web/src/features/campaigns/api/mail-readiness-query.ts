import { queryOptions } from '@tanstack/react-query';
import { getSettings } from '#contracts/settings/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

/** Whether the settings that a mail to many needs are made. */
export const mailReadinessQuery = queryOptions({
  queryKey: ['mail-readiness'],
  queryFn: async ({ signal }) => {
    const { sections } = await call(getSettings, { signal });
    const isSet = (texts: object) => Object.values(texts).some((text) => `${text}`.trim() !== '');
    return {
      hasAddress: isSet(sections.campaigns.values.postalAddress),
      hasSender: isSet(sections.integrations.values.mailFromName),
    };
  },
  // A user who has just made one comes back to see it.
  staleTime: 0,
});
