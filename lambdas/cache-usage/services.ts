import type { CacheUsage } from '#contracts/cache-usage/endpoints.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { CacheUsageStore } from './store/cache-usage-store.ts';

export interface CacheUsageServices {
  usage: CacheUsageStore;
  tables(): Promise<CacheUsage['tables']>;
  clock: Clock;
}
