import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';

/** A user's recovery codes, as hashes. They are stored under the user's key, so that deleting the user deletes them. */
export interface RecoveryCodes {
  /** Replaces all codes by these; `auditWrite` is written in the same transaction. */
  replace(userId: string, hashes: string[], auditWrite?: TransactionWrite): Promise<void>;
  /** When the present codes were made; empty if there are none, or if that is unknown. */
  issued(userId: string): Promise<string>;
  /** Removes a code; returns whether it existed. */
  use(userId: string, hash: string): Promise<boolean>;
  count(userId: string): Promise<number>;
}

const itemSchema = z.optional(z.object({ hashes: z.optional(z.set(z.string())), issued: z.optional(timeSchema) }));

export const recoveryStore = (table: AppTable, clock: Clock): RecoveryCodes => {
  const client = table.client;
  const TableName = table.name;
  const keyOf = (userId: string) => ({ pk: `${partitions.user}${userId}`, sk: 'RECOVERY' });
  const read = async (userId: string) => {
    const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(userId), ConsistentRead: true }));
    return itemSchema.parse(Item);
  };
  return {
    issued: async (userId) => (await read(userId))?.issued ?? '',
    async replace(userId, hashes, auditWrite) {
      const Item = {
        ...keyOf(userId),
        type: 'RecoveryCodes',
        ...(hashes.length > 0 ? { hashes: new Set(hashes), issued: nowOf({ clock }) } : {}),
      };
      const Put = { TableName, Item };
      await (auditWrite
        ? retryOnConflict(() => transact(table, [{ write: { Put } }, { write: auditWrite }]))
        : client.send(new PutCommand(Put)));
    },
    use: (userId, hash) =>
      client
        .send(
          new UpdateCommand({
            TableName,
            Key: keyOf(userId),
            UpdateExpression: 'DELETE hashes :used',
            ConditionExpression: 'contains(hashes, :hash)',
            ExpressionAttributeValues: { ':used': new Set([hash]), ':hash': hash },
          }),
        )
        .then(() => true, falseOnConditionFailure),
    count: async (userId) => (await read(userId))?.hashes?.size ?? 0,
  };
};
