import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { isConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';

/** A user's recovery codes, as hashes. They lie under the user's key, so that a deletion takes them along. */
export interface RecoveryCodes {
  /** These, and none of the former. */
  replace(userId: string, hashes: string[]): Promise<void>;
  /** Whether it was there; it is not any more. */
  use(userId: string, hash: string): Promise<boolean>;
  count(userId: string): Promise<number>;
}

const itemSchema = z.optional(z.object({ hashes: z.optional(z.set(z.string())) }));

export const recoveryStore = (table: AppTable): RecoveryCodes => {
  const client = table.getDocumentClient();
  const TableName = table.getName();
  const keyOf = (userId: string) => ({ pk: `USER#${userId}`, sk: 'RECOVERY' });
  return {
    async replace(userId, hashes) {
      const Item = {
        ...keyOf(userId),
        type: 'RecoveryCodes',
        ...(hashes.length > 0 ? { hashes: new Set(hashes) } : {}),
      };
      await client.send(new PutCommand({ TableName, Item }));
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
        .then(() => true, isConditionFailure),
    async count(userId) {
      const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(userId) }));
      return itemSchema.parse(Item)?.hashes?.size ?? 0;
    },
  };
};
