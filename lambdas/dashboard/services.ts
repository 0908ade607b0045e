import type { RaisedAlarm, WaitingUser } from '#contracts/dashboard.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Moments } from './model/daily-counts.ts';
import type { MonthCounts } from './model/running-bill.ts';

/** What the dashboard asks of other slices. Whatever there is, each reads a limited number of items. */
export interface DashboardServices {
  /** The newest people who have not proven their address. */
  waiting(limit: number): Promise<{ items: WaitingUser[]; more: boolean }>;
  /** When people joined, from a time on. */
  signUps(from: string): Promise<Moments>;
  /** When people logged in, from a time on. */
  logIns(from: string): Promise<Moments>;
  /** The alarms of this installation that are raised now. */
  alarms(): Promise<RaisedAlarm[]>;
  /** What was counted in a month, `yyyy-mm`, of what costs money. */
  counted(month: string): Promise<MonthCounts>;
  clock: Clock;
}
