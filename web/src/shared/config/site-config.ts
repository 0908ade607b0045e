import { queryOptions } from '@tanstack/react-query';
import { getSiteConfig } from '#contracts/site.ts';
import { call } from '../api/call.ts';

/** The configuration of this installation; it does not change while a page is open. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: ({ signal }) => call(getSiteConfig, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
