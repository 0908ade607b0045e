import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { limitKey } from './keys.ts';

const day = 24 * 60 * 60;
/** How many reports an address may send in a minute, and how many groups may be new in a day, by one and by all. */
const limits = {
  reports: { most: 20, seconds: 60 },
  groupsOfAddress: { most: 10, seconds: day },
  groups: { most: 100, seconds: day },
} as const;
type Limit = (typeof limits)[keyof typeof limits];

/** Counts what strangers bring. */
export const reportLimits = (table: AppTable, clock: Clock) => {
  const seconds = () => Math.floor(clock() / 1000);
  const startOf = (stretch: number) => seconds() - (seconds() % stretch);

  /** Counts one more in the present stretch of time; false, and nothing written, where that is full. */
  const tryConsume = (subject: string, { most, seconds: stretch }: Limit): Promise<boolean> => {
    const from = startOf(stretch);
    return table.client
      .send(
        new UpdateCommand({
          TableName: table.name,
          Key: limitKey(subject, from),
          UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD #count :one',
          ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
          ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#count': 'count' },
          ExpressionAttributeValues: { ':type': 'ErrorLimit', ':ttl': from + 2 * stretch, ':one': 1, ':most': most },
        }),
      )
      .then(() => true, falseOnConditionFailure);
  };

  return {
    /** @throws ProblemError `tooManyAttempts` */
    async consumeReport(address: string): Promise<void> {
      if (await tryConsume(address, limits.reports)) return;
      const { seconds: stretch } = limits.reports;
      throw new ProblemError('tooManyAttempts', { retryAfter: startOf(stretch) + stretch - seconds() });
    },
    /** Counts a new group of errors, for its address and for all; false where either is full. */
    tryConsumeGroup: async (address: string): Promise<boolean> =>
      (await tryConsume(`groups of ${address}`, limits.groupsOfAddress)) && tryConsume('groups', limits.groups),
  };
};
