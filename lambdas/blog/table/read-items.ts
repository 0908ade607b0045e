import {
  BatchGetCommand,
  type BatchGetCommandOutput,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
} from '@aws-sdk/lib-dynamodb';
import type { AppTable } from '#lambdas/platform/table/table.ts';

export interface Key {
  pk: string;
  sk: string;
}

/** One consistent read; undefined for nothing. */
export const readItem = async (table: AppTable, key: Key): Promise<unknown> => {
  const input = { TableName: table.getName(), Key: key, ConsistentRead: true };
  return (await table.getDocumentClient().send(new GetCommand(input))).Item;
};

/** A whole partition, however many pages it takes; consistent, as all these reads are. */
export const readPartition = async (
  table: AppTable,
  partition: string,
  projection: Pick<QueryCommandInput, 'ProjectionExpression' | 'ScanIndexForward'> = {},
): Promise<unknown[]> => {
  const items: unknown[] = [];
  let ExclusiveStartKey: QueryCommandInput['ExclusiveStartKey'];
  do {
    const reply = await table.getDocumentClient().send(
      new QueryCommand({
        TableName: table.getName(),
        KeyConditionExpression: 'pk = :partition',
        ExpressionAttributeValues: { ':partition': partition },
        ConsistentRead: true,
        ...projection,
        ...(ExclusiveStartKey ? { ExclusiveStartKey } : {}),
      }),
    );
    items.push(...(reply.Items ?? []));
    ExclusiveStartKey = reply.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return items;
};

type Wanted = NonNullable<BatchGetCommandOutput['UnprocessedKeys']>;

/** At most 100 keys, each once, as BatchGetItem allows; in no order. */
export const readBatch = async (
  table: AppTable,
  keys: Key[],
  projection: { ProjectionExpression?: string; ExpressionAttributeNames?: Record<string, string> } = {},
): Promise<unknown[]> => {
  const name = table.getName();
  const items: unknown[] = [];
  let RequestItems: Wanted = keys.length > 0 ? { [name]: { Keys: keys, ConsistentRead: true, ...projection } } : {};
  // DynamoDB leaves keys for another try when it is busy or the reply is full.
  while (Object.keys(RequestItems).length > 0) {
    const reply: BatchGetCommandOutput = await table.getDocumentClient().send(new BatchGetCommand({ RequestItems }));
    items.push(...(reply.Responses?.[name] ?? []));
    RequestItems = reply.UnprocessedKeys ?? {};
  }
  return items;
};
