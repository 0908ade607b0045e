import type * as contracts from '#contracts/dashboard.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { DashboardServices } from './services.ts';
import {
  countLogIns,
  countSignUps,
  listAlarms,
  listWaitingUsers,
  readRunningBill,
} from './use-cases/read-dashboard.ts';

export const dashboardRoutes = (services: DashboardServices): RoutesOf<typeof contracts> => ({
  listWaitingUsers: listWaitingUsers(services),
  countSignUps: countSignUps(services),
  countLogIns: countLogIns(services),
  listAlarms: listAlarms(services),
  readRunningBill: readRunningBill(services),
});
