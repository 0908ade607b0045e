import { queryOptions } from '@tanstack/react-query';
import { getSiteConfig } from '#contracts/site/endpoints.ts';
import { call } from '../api/call.ts';

/** The configuration of this installation. A page reads it once; the server holds to the present one in any case. */
export const siteConfigQuery = queryOptions({
  queryKey: ['site-config'],
  queryFn: ({ signal }) => call(getSiteConfig, { signal }),
  // It does not change while a page is open.
  staleTime: Number.POSITIVE_INFINITY,
  // Without a connection it fails and the form says so; otherwise it would wait for one without a word.
  networkMode: 'always',
});
