import type * as contracts from '#contracts/dashboard/endpoints.ts';
import type * as overview from '#contracts/dashboard/overview.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { DashboardServices } from './services.ts';
import { countLogIns, countSignUps, readRunningBill } from './use-cases/read-figures.ts';
import { readDashboard } from './use-cases/read-overview.ts';

export const dashboardRoutes = (services: DashboardServices): RoutesOf<typeof contracts & typeof overview> => ({
  readDashboard: readDashboard(services),
  countSignUps: countSignUps(services),
  countLogIns: countLogIns(services),
  readRunningBill: readRunningBill(services),
});
