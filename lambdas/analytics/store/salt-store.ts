import { randomBytes } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { saltKey } from './keys.ts';

export interface SaltStore {
  /** The secret of a day, shared by all functions: made by the first one that needs it, gone two days later. */
  ofDay(day: string): Promise<string>;
  /** The same, if there was one. */
  ifAny(day: string): Promise<string | undefined>;
}

const keptSeconds = 48 * 60 * 60;
const saltBytes = 32;
const itemSchema = z.object({ salt: z.string() });
/** The day and the one before it. */
const remembered = 2;

export const saltStore = (table: AppTable, clock: Clock): SaltStore => {
  const known = new Map<string, string>();
  const remember = (day: string, salt: string): string => {
    known.set(day, salt);
    const [oldest] = [...known.keys()].sort();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return salt;
  };
  const ifAny = async (day: string) => {
    const held = known.get(day);
    if (held !== undefined) return held;
    const item = await readItem(table, saltKey(day));
    return item === undefined ? undefined : remember(day, itemSchema.parse(item).salt);
  };
  return {
    ifAny,
    async ofDay(day) {
      const there = await ifAny(day);
      if (there !== undefined) return there;
      const salt = randomBytes(saltBytes).toString('base64url');
      const ttl = Math.floor(clock() / 1000) + keptSeconds;
      const isMine = await table.client
        .send(
          new PutCommand({
            TableName: table.name,
            Item: { ...saltKey(day), type: 'VisitSalt', salt, ttl },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        )
        .then(() => true, falseOnConditionFailure);
      // The first one to write decides.
      return isMine ? remember(day, salt) : ((await ifAny(day)) ?? salt);
    },
  };
};
