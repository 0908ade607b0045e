import type { Clock } from '#lambdas/platform/clock.ts';
import { rateLimit } from '#lambdas/platform/table/rate-limit.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { limitKey } from './keys.ts';

const day = 24 * 60 * 60;
/** How many reports an address may send in a minute, and how many groups may be new in a day, by one network and by all. */
export const reportRates = {
  reports: { most: 20, seconds: 60 },
  groupsOfNetwork: { most: 10, seconds: day },
  groups: { most: 100, seconds: day },
} as const;

/** Counts what strangers bring. */
export const reportLimits = (table: AppTable, clock: Clock) => {
  const { consume, tryConsume } = rateLimit(table, clock, 'ErrorLimit');
  const of = (subject: string) => (from: number) => limitKey(subject, from);
  return {
    /** @throws ProblemError `tooManyAttempts` */
    consumeReport: (sender: string): Promise<void> => consume(of(sender), reportRates.reports),
    tryConsumeGroup: async (network: string): Promise<boolean> =>
      (await tryConsume(of(`groups of ${network}`), reportRates.groupsOfNetwork)) &&
      tryConsume(of('groups'), reportRates.groups),
  };
};
