import { type CachePeriod, cachePeriods } from '#contracts/cache-usage/endpoints.ts';

/** In this order. */
export const cacheTabs = ['performance', 'queries', 'memory', 'connections'] as const;
export type CacheTab = (typeof cacheTabs)[number];

export interface CacheView {
  tab: CacheTab;
  period: CachePeriod;
}

/** The view that an address names: the first of each where it does not say. */
export const readCacheView = (parameters: URLSearchParams): CacheView => ({
  tab: cacheTabs.find((tab) => tab === parameters.get('tab')) ?? cacheTabs[0],
  period: cachePeriods.find((period) => period === parameters.get('period')) ?? cachePeriods[0],
});

export const cacheAddress = ({ tab, period }: CacheView): string => `?${new URLSearchParams({ tab, period })}`;
