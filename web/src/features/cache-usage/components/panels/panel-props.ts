import type { CachePeriod, CacheUsage } from '#contracts/cache-usage.ts';

/** What each panel shows a part of. */
export interface PanelProps {
  usage: CacheUsage;
  period: CachePeriod;
}
