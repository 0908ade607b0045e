import type * as contracts from '#contracts/cache-usage/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { CacheUsageServices } from './services.ts';
import { getCacheUsage } from './use-cases/get-cache-usage.ts';

export const cacheUsageRoutes = (services: CacheUsageServices): RoutesOf<typeof contracts> => ({
  getCacheUsage: getCacheUsage(services),
});
