import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  GetCommand,
  paginateQuery,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { AppTable } from './table.ts';

/** All reads of this file are consistent: they see every earlier write. */
const ConsistentRead = true;

export interface Key {
  pk: string;
  sk: string;
}

/** Reads one item; undefined if there is none. */
export const readItem = async (table: AppTable, key: Key): Promise<unknown> => {
  const input = { TableName: table.name, Key: key, ConsistentRead };
  return (await table.client.send(new GetCommand(input))).Item;
};

type Wanted = NonNullable<BatchGetCommandOutput['UnprocessedKeys']>;
type Projection = Pick<QueryCommandInput, 'ProjectionExpression' | 'ExpressionAttributeNames'>;

/** The limit of BatchGetItem. */
const batchSize = 100;

const readBatch = async (table: AppTable, keys: Key[], projection: Projection): Promise<unknown[]> => {
  const name = table.name;
  const found: unknown[] = [];
  let RequestItems: Wanted = { [name]: { Keys: keys, ConsistentRead, ...projection } };
  // DynamoDB leaves keys unprocessed when it is busy or the reply is full; they are requested again.
  while (Object.keys(RequestItems).length > 0) {
    const reply: BatchGetCommandOutput = await table.client.send(new BatchGetCommand({ RequestItems }));
    found.push(...(reply.Responses?.[name] ?? []));
    RequestItems = reply.UnprocessedKeys ?? {};
  }
  return found;
};

/** The existing items, in no particular order; each key is requested once. */
export const readItems = async (
  table: AppTable,
  keys: readonly Key[],
  projection: Projection = {},
): Promise<unknown[]> => {
  const batches = Array.from({ length: Math.ceil(keys.length / batchSize) }, (_none, index) =>
    keys.slice(index * batchSize, (index + 1) * batchSize),
  );
  return (await Promise.all(batches.map((batch) => readBatch(table, batch, projection)))).flat();
};

/** A partition, or its items whose sort key begins with `sk`. */
export interface Partition {
  pk: string;
  sk?: string;
}

/** The key condition of a query for them. */
export const inPartition = ({ pk, sk }: Partition) => ({
  KeyConditionExpression: sk === undefined ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :sk)',
  ExpressionAttributeValues: { ':pk': pk, ...(sk === undefined ? {} : { ':sk': sk }) },
});

/** All items, over as many pages as it takes. */
export const readPartition = async (
  table: AppTable,
  partition: Partition,
  options: Projection & Pick<QueryCommandInput, 'ScanIndexForward'> = {},
): Promise<unknown[]> => {
  const items: unknown[] = [];
  const input = { TableName: table.name, ...inPartition(partition), ConsistentRead, ...options };
  for await (const { Items = [] } of paginateQuery({ client: table.client }, input)) items.push(...Items);
  return items;
};
