import { setTimeout as pause } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type BatchWriteItemCommandInput,
  type BatchWriteItemCommandOutput,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { keySchema } from '#lambdas/platform/table/key-schema.ts';
import { OperatorError } from './operator-error.ts';

type Item = Record<string, AttributeValue>;
type Requests = NonNullable<BatchWriteItemCommandInput['RequestItems']>;
type Write = NonNullable<Requests[string]>[number];
/** As BatchWriteItem allows. */
const batchSize = 25;
const { partitionKey, sortKey, timeToLive } = keySchema;

const writeBatch = async (client: DynamoDBClient, table: string, writes: Write[]) => {
  let open: Requests | undefined = { [table]: writes };
  for (let attempt = 0; open?.[table]?.length; attempt += 1) {
    if (attempt > 0) await pause(Math.min(100 * 2 ** attempt, 5_000));
    const reply: BatchWriteItemCommandOutput = await client.send(new BatchWriteItemCommand({ RequestItems: open }));
    open = reply.UnprocessedItems;
  }
};

const writeAll = async (client: DynamoDBClient, table: string, writes: Write[]) => {
  for (let start = 0; start < writes.length; start += batchSize) {
    await writeBatch(client, table, writes.slice(start, start + batchSize));
  }
};

const keyOf = (item: Item): Item =>
  Object.fromEntries([partitionKey, sortKey].flatMap((name) => (item[name] ? [[name, item[name]]] : [])));
const nameOf = (item: Item) => JSON.stringify(keyOf(item));

/** Puts every item of one table into another, where other items stay. @returns how many items were put. */
export const addItems = async (client: DynamoDBClient, from: string, to: string): Promise<number> => {
  let added = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from, ConsistentRead: true })) {
    await writeAll(
      client,
      to,
      Items.map((Item) => ({ PutRequest: { Item } })),
    );
    added += Items.length;
  }
  return added;
};

/**
 * Gives a table the content that `from` has. Lists, claims and counts follow from other records: if any of them stayed as
 * they are now, the table would contradict itself. Items that expire (sessions, codes, links) are not brought back, and
 * none of them stays, so nothing that was revoked works again. Run again after an interruption, it comes to the same.
 */
export const restoreItems = async (client: DynamoDBClient, from: string, to: string) => {
  const kept = new Set<string>();
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from, ConsistentRead: true })) {
    const lasting = Items.filter((item) => !(timeToLive in item));
    await writeAll(
      client,
      to,
      lasting.map((Item) => ({ PutRequest: { Item } })),
    );
    for (const item of lasting) kept.add(nameOf(item));
  }
  if (kept.size === 0) throw new OperatorError(`${from} is empty: nothing was changed.`);
  let deleted = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: to, ConsistentRead: true })) {
    const others = Items.filter((item) => !kept.has(nameOf(item)));
    await writeAll(
      client,
      to,
      others.map((item) => ({ DeleteRequest: { Key: keyOf(item) } })),
    );
    deleted += others.length;
  }
  return { put: kept.size, deleted };
};
