import type * as figures from '#contracts/analytics/figures.ts';
import type * as visits from '#contracts/analytics/visits.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { FiguresServices, ReportingServices } from './services.ts';
import { readAnalytics } from './use-cases/read-analytics.ts';
import { reportVisits } from './use-cases/report-visits.ts';

/** For the pages of visitors. */
export const visitRoutes = (services: ReportingServices): RoutesOf<typeof visits> => ({
  reportVisits: reportVisits(services),
});

/** For administrators. */
export const analyticsRoutes = (services: FiguresServices): RoutesOf<typeof figures> => ({
  readAnalytics: readAnalytics(services),
});
