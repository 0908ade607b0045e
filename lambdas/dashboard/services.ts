import type { Overview, OverviewPart } from '#contracts/dashboard/overview.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Log } from '#lambdas/platform/log.ts';
import type { Moments } from './model/daily-counts.ts';
import type { MonthCounts } from './model/running-bill.ts';

/** How each part of the first screen is read. */
export type OverviewReads = { [Part in OverviewPart]: () => Promise<NonNullable<Overview[Part]>> };

/** The dashboard's questions to other slices. Each reads a limited number of items, however many exist. */
export interface DashboardServices {
  overview: OverviewReads;
  /** When people joined, from a time on. */
  signUps(from: string): Promise<Moments>;
  /** When people logged in, from a time on. */
  logIns(from: string): Promise<Moments>;
  /** The counts of a month, `yyyy-mm`, that cost money. */
  counted(month: string): Promise<MonthCounts>;
  clock: Clock;
  newId(): string;
  log: Log;
}
