import type { Clock } from '#lambdas/platform/clock.ts';
import { rateLimit } from '#lambdas/platform/table/rate-limit.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { testsKey } from './keys.ts';

/** For each administrator, so that no one sends mail to others by the button that tries it. */
export const settingsTestRate = { most: 5, seconds: 60 };

/** Counts what an administrator tries out. */
export interface TestLimits {
  /** @throws ProblemError `tooManyAttempts` with the seconds to wait. */
  consume(kind: 'mail' | 'connection', userId: string): Promise<void>;
}

export const testLimits = (table: AppTable, clock: Clock): TestLimits => {
  const { consume } = rateLimit(table, clock, 'SettingsTests');
  return { consume: (kind, userId) => consume((from) => testsKey(kind, userId, from), settingsTestRate) };
};
