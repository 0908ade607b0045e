import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type ChallengeRecord, challengeLimits, challengeRecordSchema } from '../model/challenge.ts';

export interface Challenges {
  put(challenge: ChallengeRecord): Promise<void>;
  /** Undefined when it is unknown or over. */
  find(idHash: string): Promise<ChallengeRecord | undefined>;
  /** Counts an attempt and returns the challenge; undefined if it is unknown, expired or used up. */
  countTry(idHash: string): Promise<ChallengeRecord | undefined>;
  /** Ends the challenge. False if another call has just ended it: an answer counts once. */
  end(idHash: string): Promise<boolean>;
  /**
   * Sets a new code with its own attempts. False if the challenge has expired, or the last mail is younger than a
   * minute.
   */
  renewCode(idHash: string, change: { codeHash: string; sentAt: number }): Promise<ChallengeRecord | undefined>;
  /** Restores the former code if the new one could not be sent, unless another one has replaced both. */
  restoreCode(former: ChallengeRecord, unsent: string): Promise<void>;
}

export const challengesStore = (table: AppTable, clock: Clock): Challenges => {
  const client = table.client;
  const TableName = table.name;
  const keyOf = (idHash: string) => ({ pk: `${partitions.challenge}${idHash}`, sk: 'CHALLENGE' });
  const now = () => Math.floor(clock() / 1000);
  const undefinedOnCondition = (error: unknown): undefined => {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    return undefined;
  };
  const change = async (idHash: string, expression: string, condition: string, values: Record<string, unknown>) => {
    const reply = await client
      .send(
        new UpdateCommand({
          TableName,
          Key: keyOf(idHash),
          UpdateExpression: expression,
          ConditionExpression: `expires > :now AND ${condition}`,
          ExpressionAttributeValues: { ':now': now(), ...values },
          ReturnValues: 'ALL_NEW',
        }),
      )
      .catch(undefinedOnCondition);
    return reply && challengeRecordSchema.parse(reply.Attributes);
  };

  return {
    async put(challenge) {
      const Item = { ...keyOf(challenge.idHash), type: 'Challenge', ttl: challenge.expires + 60, ...challenge };
      await client.send(new PutCommand({ TableName, Item }));
    },
    async find(idHash) {
      const challenge = z.optional(challengeRecordSchema).parse(await readItem(table, keyOf(idHash)));
      return challenge && challenge.expires > now() ? challenge : undefined;
    },
    countTry: (idHash) =>
      change(idHash, 'ADD tries :one', 'tries < :limit', { ':one': 1, ':limit': challengeLimits.tries }),
    end: (idHash) =>
      client
        .send(new DeleteCommand({ TableName, Key: keyOf(idHash), ConditionExpression: 'attribute_exists(pk)' }))
        .then(() => true, falseOnConditionFailure),
    renewCode: (idHash, { codeHash, sentAt }) =>
      change(idHash, 'SET codeHash = :hash, sentAt = :sent, tries = :none', 'sentAt <= :before', {
        ':hash': codeHash,
        ':sent': sentAt,
        ':none': 0,
        ':before': sentAt - challengeLimits.resendAfter,
      }),
    async restoreCode({ idHash, codeHash, sentAt, tries }, unsent) {
      await change(idHash, 'SET codeHash = :hash, sentAt = :sent, tries = :tries', 'codeHash = :unsent', {
        ':hash': codeHash,
        ':sent': sentAt,
        ':tries': tries,
        ':unsent': unsent,
      });
    },
  };
};
