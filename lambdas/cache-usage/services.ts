import type { Clock } from '#lambdas/platform/clock.ts';
import type { CacheUsageStore } from './store/cache-usage-store.ts';

export interface CacheUsageServices {
  usage: CacheUsageStore;
  clock: Clock;
}
