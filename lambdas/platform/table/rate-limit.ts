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

  /**
   * Counts `amount` in the present stretch; false where it has no room for all of them, and then none is counted. `keyOf` names
   * its item by its beginning.
   */
  const tryConsume = (keyOf: (from: number) => Key, { most, seconds: stretch }: Rate, amount = 1): Promise<boolean> => {
    const from = startOf(stretch);
    return table.client
      .send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(from),
          UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD #count :amount',
          ConditionExpression: 'attribute_not_exists(#count) OR #count <= :room',
          ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl', '#count': 'count' },
          ExpressionAttributeValues: {
            ':type': type,
            ':ttl': from + 2 * stretch,
            ':amount': amount,
            ':room': most - amount,
          },
        }),
      )
      .then(() => true, falseOnConditionFailure);
  };

  return {
    tryConsume,
    /** @throws ProblemError `tooManyAttempts` with the seconds to wait. */
    async consume(keyOf: (from: number) => Key, rate: Rate, amount = 1): Promise<void> {
      if (await tryConsume(keyOf, rate, amount)) return;
      throw new ProblemError('tooManyAttempts', { retryAfter: startOf(rate.seconds) + rate.seconds - seconds() });
    },
  };
};
