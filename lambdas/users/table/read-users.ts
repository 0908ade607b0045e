import { BatchGetCommand, type BatchGetCommandOutput, GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type UserRecord, userRecordSchema } from '../user.ts';
import { userKey } from './keys.ts';
import { type StoredUser, storedUserSchema } from './stored-user.ts';

/** As BatchGetItem allows. */
const batchSize = 100;

/** One consistent read; undefined for nothing. */
export const readItem = async (table: AppTable, key: { pk: string; sk: string }): Promise<unknown> => {
  const input = { TableName: table.getName(), Key: key, ConsistentRead: true };
  return (await table.getDocumentClient().send(new GetCommand(input))).Item;
};

/** Also one that is removed or has expired. */
export const readStored = async (table: AppTable, id: string): Promise<StoredUser | undefined> =>
  z.optional(storedUserSchema).parse(await readItem(table, userKey(id)));

type Wanted = NonNullable<BatchGetCommandOutput['UnprocessedKeys']>;
const foundSchema = z.object({ data: userRecordSchema, removed: z.optional(z.boolean()) });

const readBatch = async (table: AppTable, ids: string[]): Promise<UserRecord[]> => {
  const name = table.getName();
  const found: UserRecord[] = [];
  let RequestItems: Wanted = { [name]: { Keys: ids.map(userKey), ConsistentRead: true } };
  // DynamoDB leaves keys for another try when it is busy or the reply is full.
  while (Object.keys(RequestItems).length > 0) {
    const reply: BatchGetCommandOutput = await table.getDocumentClient().send(new BatchGetCommand({ RequestItems }));
    for (const item of reply.Responses?.[name] ?? []) {
      const { data, removed } = foundSchema.parse(item);
      if (!removed) found.push(data);
    }
    RequestItems = reply.UnprocessedKeys ?? {};
  }
  return found;
};

/** In the order of `ids`, as they are at this moment; those who are not there are left out. */
export const readUsers = async (table: AppTable, ids: readonly string[]): Promise<UserRecord[]> => {
  const distinct = [...new Set(ids)];
  const batches = Array.from({ length: Math.ceil(distinct.length / batchSize) }, (_none, index) =>
    distinct.slice(index * batchSize, (index + 1) * batchSize),
  );
  const found = (await Promise.all(batches.map((batch) => readBatch(table, batch)))).flat();
  const byId = new Map(found.map((user) => [user.id, user]));
  return distinct.flatMap((id) => byId.get(id) ?? []);
};
