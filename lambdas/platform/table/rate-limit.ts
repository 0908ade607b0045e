import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../clock.ts';
import { ProblemError } from '../problem.ts';
import { falseOnConditionFailure } from './condition-failure.ts';
import type { Key } from './read-items.ts';
import type { AppTable } from './table.ts';

/** How many there may be in a stretch of time. */
export interface Rate {
  most: number;
  seconds: number;
}

/** Counts by stretches of time, each with an item of its own; `type` is what the items are called. */
export const rateLimit = (table: AppTable, clock: Clock, type: string) => {
  const seconds = () => Math.floor(clock() / 1000);
  const startOf = (stretch: number) => seconds() - (seconds() % stretch);

  /** Counts one in the present stretch; false where that is full. `keyOf` names its item by its beginning. */
  const tryConsume = (keyOf: (from: number) => Key, { most, seconds: stretch }: Rate): Promise<boolean> => {
    const from = startOf(stretch);
    return table.client
      .send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(from),
          UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD #count :one',
          ConditionExpression: 'attribute_not_exists(#count) OR #count < :most',
          ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#count': 'count' },
          ExpressionAttributeValues: { ':type': type, ':ttl': from + 2 * stretch, ':one': 1, ':most': most },
        }),
      )
      .then(() => true, falseOnConditionFailure);
  };

  return {
    tryConsume,
    /** @throws ProblemError `tooManyAttempts` with the seconds to wait. */
    async consume(keyOf: (from: number) => Key, rate: Rate): Promise<void> {
      if (await tryConsume(keyOf, rate)) return;
      throw new ProblemError('tooManyAttempts', { retryAfter: startOf(rate.seconds) + rate.seconds - seconds() });
    },
  };
};
