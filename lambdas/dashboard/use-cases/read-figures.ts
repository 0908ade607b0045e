import type * as contracts from '#contracts/dashboard/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { countedFrom, dailyCounts } from '../model/daily-counts.ts';
import { monthOf, runningBill } from '../model/running-bill.ts';
import type { DashboardServices } from '../services.ts';

export const countSignUps =
  ({ signUps, clock }: Pick<DashboardServices, 'signUps' | 'clock'>): Route<typeof contracts.countSignUps> =>
  async ({ query: { timeZone } }) =>
    dailyCounts(await signUps(countedFrom(clock())), timeZone, clock());

export const countLogIns =
  ({ logIns, clock }: Pick<DashboardServices, 'logIns' | 'clock'>): Route<typeof contracts.countLogIns> =>
  async ({ query: { timeZone } }) =>
    dailyCounts(await logIns(countedFrom(clock())), timeZone, clock());

export const readRunningBill =
  ({ counted, clock }: Pick<DashboardServices, 'counted' | 'clock'>): Route<typeof contracts.readRunningBill> =>
  async () => {
    const now = clock();
    return runningBill(await counted(monthOf(now)), now);
  };
