import { queryOptions } from '@tanstack/react-query';
import { getApiDescription } from '#contracts/api-description/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

/** It changes with a release only, which brings a new app too. */
export const descriptionQuery = queryOptions({
  queryKey: ['api-description'],
  queryFn: ({ signal }) => call(getApiDescription, { signal }),
  // It changes with a release only.
  staleTime: Number.POSITIVE_INFINITY,
});
