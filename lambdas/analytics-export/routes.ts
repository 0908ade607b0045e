import type * as contracts from '#contracts/analytics-export/endpoints.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { AnalyticsExportServices } from './services.ts';
import { exportAnalytics } from './use-cases/export-analytics.ts';

export const analyticsExportRoutes = (services: AnalyticsExportServices): RoutesOf<typeof contracts> => ({
  exportAnalytics: exportAnalytics(services),
});
