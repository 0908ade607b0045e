import { BatchGetCommand, type BatchGetCommandOutput, GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { brandPartition } from './keys.ts';

type Key = { pk: string; sk: string };
type Wanted = NonNullable<BatchGetCommandOutput['UnprocessedKeys']>;

/** As BatchGetItem allows. */
const batchSize = 100;

export const readItem = async (table: AppTable, key: Key): Promise<unknown> => {
  const input = { TableName: table.getName(), Key: key, ConsistentRead: true };
  return (await table.getDocumentClient().send(new GetCommand(input))).Item;
};

/** Those that are there, as they are at this moment, in no order. */
export const readItems = async (table: AppTable, keys: readonly Key[]): Promise<unknown[]> => {
  const name = table.getName();
  const found: unknown[] = [];
  for (let start = 0; start < keys.length; start += batchSize) {
    let RequestItems: Wanted = { [name]: { Keys: keys.slice(start, start + batchSize), ConsistentRead: true } };
    // DynamoDB leaves keys for another try when it is busy or the reply is full.
    while (Object.keys(RequestItems).length > 0) {
      const reply: BatchGetCommandOutput = await table.getDocumentClient().send(new BatchGetCommand({ RequestItems }));
      found.push(...(reply.Responses?.[name] ?? []));
      RequestItems = reply.UnprocessedKeys ?? {};
    }
  }
  return found;
};

/** The items of all products under a brand's key, as they are at this moment. */
export const readProductItems = async (table: AppTable, brandId: string): Promise<unknown[]> => {
  const found: unknown[] = [];
  const pages = paginateQuery(
    { client: table.getDocumentClient() },
    {
      TableName: table.getName(),
      KeyConditionExpression: 'pk = :brand AND begins_with(sk, :product)',
      ExpressionAttributeValues: { ':brand': brandPartition(brandId), ':product': 'PRODUCT#' },
      ConsistentRead: true,
    },
  );
  for await (const { Items = [] } of pages) found.push(...Items);
  return found;
};
