import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

/** The resets that the API is requesting from the pool at this moment: the pool mails no others. */
export interface Resets {
  expect(userId: string): Promise<void>;
  isExpected(userId: string): Promise<boolean>;
}

/** Seconds: longer than the pool takes to ask. */
const lifetime = 60;
const itemSchema = z.optional(z.object({ ttl: z.number() }));

export const resetsStore = (table: AppTable, clock: Clock): Resets => {
  const keyOf = (userId: string) => ({ pk: `${partitions.user}${userId}`, sk: 'RESET' });
  const now = () => Math.floor(clock() / 1000);
  return {
    async expect(userId) {
      const Item = { ...keyOf(userId), type: 'Reset', ttl: now() + lifetime };
      await table.client.send(new PutCommand({ TableName: table.name, Item }));
    },
    async isExpected(userId) {
      const item = itemSchema.parse(await readItem(table, keyOf(userId)));
      return item !== undefined && item.ttl > now();
    },
  };
};
