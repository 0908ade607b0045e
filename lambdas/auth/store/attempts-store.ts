import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { Pseudonym } from '#lambdas/platform/pseudonym.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type AttemptKind, type AttemptRule, countedSubject, delayAfter } from '../model/attempts.ts';

const countedSchema = z.object({ attempts: z.number() });
const blockedSchema = z.object({ blockedUntil: z.object({ N: z.string() }) });

/**
 * Counts the attempts of a day. Every attempt is counted before it is made, so that simultaneous ones are all counted.
 */
export interface Attempts {
  /** @throws ProblemError `tooManyAttempts` with the seconds to wait. */
  consume(kind: AttemptKind, subject: string): Promise<void>;
  /** The attempt was correct: the count is cleared. */
  reset(kind: AttemptKind, subject: string): Promise<void>;
  /** The attempt was correct: it does not count, but earlier wrong ones do. For subjects that many people share. */
  refund(kind: AttemptKind, subject: string): Promise<void>;
}

type RuleOf = (kind: AttemptKind) => Promise<AttemptRule>;

export const attemptsStore = (table: AppTable, clock: Clock, ruleOf: RuleOf, pseudonymOf: Pseudonym): Attempts => {
  const client = table.client;
  const seconds = () => Math.floor(clock() / 1000);
  const day = 24 * 60 * 60;
  // The subject may be anything that a stranger typed, also an address, so only its pseudonym is stored. Each day begins
  // a new count.
  const keyOf = (kind: AttemptKind, subject: string) => ({
    pk: `${partitions.attempts}${kind}#${pseudonymOf(countedSubject(kind, subject))}`,
    sk: `DAY#${Math.floor(seconds() / day)}`,
  });
  const update = (
    key: { pk: string; sk: string },
    more: Pick<UpdateCommand['input'], 'UpdateExpression'> & Partial<UpdateCommand['input']>,
  ) => client.send(new UpdateCommand({ TableName: table.name, Key: key, ...more }));

  return {
    async consume(kind, subject) {
      const key = keyOf(kind, subject);
      const now = seconds();
      const rule = await ruleOf(kind);
      try {
        const { Attributes } = await update(key, {
          UpdateExpression: 'SET #type = :type, #ttl = :ttl ADD attempts :one',
          ConditionExpression: 'attribute_not_exists(blockedUntil) OR blockedUntil <= :now',
          ExpressionAttributeNames: { '#type': 'type', '#ttl': 'ttl' },
          ExpressionAttributeValues: { ':type': 'Attempts', ':ttl': now + 2 * day, ':one': 1, ':now': now },
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        });
        const delay = delayAfter(rule, countedSchema.parse(Attributes).attempts);
        if (delay === 0) return;
        // Of many simultaneous attempts, only the one that sets the next waiting time may pass.
        await update(key, {
          UpdateExpression: 'SET blockedUntil = :until',
          ConditionExpression: 'attribute_not_exists(blockedUntil) OR blockedUntil <= :now',
          ExpressionAttributeValues: { ':until': now + delay, ':now': now },
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        });
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        const until = Number(blockedSchema.parse(error.Item).blockedUntil.N);
        throw new ProblemError('tooManyAttempts', { retryAfter: Math.max(1, until - now) });
      }
    },

    async reset(kind, subject) {
      await client.send(new DeleteCommand({ TableName: table.name, Key: keyOf(kind, subject) }));
    },

    async refund(kind, subject) {
      await update(keyOf(kind, subject), {
        UpdateExpression: 'ADD attempts :less',
        // Not for yesterday's count, which has been replaced.
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':less': -1 },
      }).catch(falseOnConditionFailure);
    },
  };
};
