import { queryOptions } from '@tanstack/react-query';
import { readMailPreferences } from '#contracts/newsletter/endpoints.ts';
import { write } from '#web/shared/api/write.ts';

/** The wishes of a link's reader. A link that is wrong stays wrong, so it is asked for once. */
export const mailPreferencesQuery = (token: string, failureText: string) =>
  queryOptions({
    queryKey: ['mail-preferences', token],
    queryFn: () => write(readMailPreferences, { body: { token }, failureText }),
    retry: false,
    // A link that is wrong stays wrong, and nothing of a reader is kept.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
