import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type AnalyticsQuery, readAnalytics } from '#contracts/analytics/figures.ts';
import { call } from '#web/shared/api/call.ts';

/** All that is cached of this screen. */
export const analyticsKey = ['analytics'] as const;

/** How often the screen reads its figures again by itself; its check box says so. */
const refreshMs = 60_000;

/** The figures of a view; read again by itself unless that is paused, and not while the tab is hidden. */
export const analyticsQuery = (view: AnalyticsQuery, isPaused: boolean) =>
  queryOptions({
    queryKey: [...analyticsKey, 'figures', view],
    queryFn: ({ signal }) => call(readAnalytics, { query: view, signal }),
    placeholderData: keepPreviousData,
    // Figures grow while the screen is open.
    staleTime: 0,
    refetchInterval: isPaused ? false : refreshMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: !isPaused,
  });

/**
 * For the names of shoes and brands, and for the texts that they lack. All parts that read them come after the screen.
 */
export const catalogQuery = queryOptions({
  queryKey: [...analyticsKey, 'catalog'],
  queryFn: async ({ signal }) => {
    const { fetchCatalog } = await import('#web/shared/catalog/fetch-catalog.ts');
    return fetchCatalog(signal);
  },
});
