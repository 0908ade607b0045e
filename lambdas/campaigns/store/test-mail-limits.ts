import type { Clock } from '#lambdas/platform/clock.ts';
import { rateLimit } from '#lambdas/platform/table/rate-limit.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { testsKey } from './keys.ts';

/** For each administrator; each address counts. */
export const campaignTestRate = { most: 5, seconds: 60 };

export interface TestMailLimits {
  /** Counts mails to so many addresses, or none of them. @throws ProblemError `tooManyAttempts` with the seconds to wait. */
  consume(userId: string, addresses: number): Promise<void>;
}

export const testMailLimits = (table: AppTable, clock: Clock): TestMailLimits => {
  const { consume } = rateLimit(table, clock, 'CampaignTests');
  return { consume: (userId, addresses) => consume((from) => testsKey(userId, from), campaignTestRate, addresses) };
};
