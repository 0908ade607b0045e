import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CachePeriod, getCacheUsage } from '#contracts/cache-usage/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

export const cacheUsageKey = ['cache-usage'] as const;

/** How often the screen reads its figures again by itself. */
export const refreshSeconds = 30;

/** The figures of a period; read again by itself unless that is paused, and not while the tab is hidden. */
export const cacheUsageQuery = ({ period, isPaused }: { period: CachePeriod; isPaused: boolean }) =>
  queryOptions({
    queryKey: [...cacheUsageKey, period],
    queryFn: ({ signal }) => call(getCacheUsage, { query: { period }, signal }),
    placeholderData: keepPreviousData,
    // Figures grow while the screen is open.
    staleTime: 0,
    refetchInterval: isPaused ? false : refreshSeconds * 1_000,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: !isPaused,
  });
