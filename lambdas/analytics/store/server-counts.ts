import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CountedByServer } from '#contracts/analytics/figures.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { newCounters } from '../model/counters.ts';
import { dayIn } from '../model/days.ts';
import { stepsAt } from '../model/steps.ts';
import { tallyBy } from '../model/tally.ts';
import { counterWrite } from './fold-writes.ts';
import { placeKey } from './keys.ts';

/**
 * The writes that count something at this moment. A caller that makes them in the transaction that also notes what is
 * counted counts it once, however often it is reported.
 */
export type CountWrites = (measure: CountedByServer, by?: number) => Promise<TransactionWrite[]>;

export const countWrites =
  ({ name: TableName }: AppTable, readSettings: ReadSettings, clock: Clock): CountWrites =>
  async (measure, by = 1) => {
    const { siteZone: timeZone } = await readSettings('general');
    const now = clock();
    const counters = newCounters();
    tallyBy(counters, timeZone)(['all'], stepsAt(now, dayIn(timeZone)(now)), measure, by);
    return counters
      .all()
      .map((counted) => ({ Update: { TableName, Key: placeKey(counted.place), ...counterWrite(counted, now) } }));
  };

/**
 * Counts what is no part of a transaction: at half the price, and twice where an answer of the table was lost. The counters are in
 * transactions of visits all the time, which refuse an update meanwhile.
 */
export const countAlone =
  ({ client }: AppTable, writesOf: CountWrites, measure: CountedByServer) =>
  async (): Promise<void> => {
    const updates = (await writesOf(measure)).flatMap(({ Update }) => Update ?? []);
    await Promise.all(updates.map((update) => retryOnConflict(() => client.send(new UpdateCommand(update)))));
  };
