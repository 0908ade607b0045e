import type { CachePeriod, CacheUsage } from '#contracts/cache-usage/endpoints.ts';

/** The figures that each panel shows a part of. */
export interface PanelProps {
  usage: CacheUsage;
  period: CachePeriod;
}
