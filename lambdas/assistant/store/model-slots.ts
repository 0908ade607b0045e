import { randomInt, randomUUID } from 'node:crypto';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

/** A place among the questions that models answer at the same time. */
export interface ModelSlot {
  number: number;
  /** Who has it. */
  holder: string;
}

export interface ModelSlots {
  /** Takes one of so many slots; undefined where all are taken. */
  acquire(count: number): Promise<ModelSlot | undefined>;
  release(slot: ModelSlot): Promise<void>;
}

/** Longer than the function that answers may run: who is stopped halfway gives its slot back by this. */
const leaseMs = 30_000;
/** How often to look for a slot that no other caller takes at the same moment. */
const tries = 3;
const pk = partitions.aiSlots;
const keyOf = (number: number) => ({ pk, sk: String(number).padStart(3, '0') });
const takenSchema = z.object({ sk: z.string(), until: z.number() });

/**
 * Bounds how many questions wait for models at once, over all instances of the function. Each slot is an item with a lease, taken by a
 * conditional write.
 */
export const modelSlots = (table: AppTable, clock: Clock): ModelSlots => {
  const { client, name: TableName } = table;

  const freeOf = async (count: number): Promise<number[]> => {
    const taken = (await readPartition(table, { pk })).map((item) => takenSchema.parse(item));
    const busy = new Set(taken.filter(({ until }) => until > clock()).map(({ sk }) => Number(sk)));
    return Array.from({ length: count }, (_none, number) => number).filter((number) => !busy.has(number));
  };

  const take = (number: number, holder: string): Promise<boolean> =>
    client
      .send(
        new UpdateCommand({
          TableName,
          Key: keyOf(number),
          UpdateExpression: 'SET #type = :type, #until = :until, #holder = :holder',
          ConditionExpression: 'attribute_not_exists(#until) OR #until <= :now',
          ExpressionAttributeNames: { '#type': 'type', '#until': 'until', '#holder': 'holder' },
          ExpressionAttributeValues: {
            ':type': 'ModelSlot',
            ':now': clock(),
            ':until': clock() + leaseMs,
            ':holder': holder,
          },
        }),
      )
      .then(() => true, falseOnConditionFailure);

  return {
    async acquire(count) {
      const holder = randomUUID();
      for (let turn = 0; turn < tries; turn += 1) {
        const free = await freeOf(count);
        const number = free[free.length > 0 ? randomInt(free.length) : 0];
        if (number === undefined) return undefined;
        if (await take(number, holder)) return { number, holder };
      }
      return undefined;
    },

    async release({ number, holder }) {
      await client
        .send(
          new UpdateCommand({
            TableName,
            Key: keyOf(number),
            UpdateExpression: 'SET #until = :free',
            // After the lease it may belong to another holder.
            ConditionExpression: '#holder = :holder',
            ExpressionAttributeNames: { '#until': 'until', '#holder': 'holder' },
            ExpressionAttributeValues: { ':free': 0, ':holder': holder },
          }),
        )
        .catch(falseOnConditionFailure);
    },
  };
};
