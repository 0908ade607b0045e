import {
  BatchWriteItemCommand,
  type BatchWriteItemCommandInput,
  DynamoDBClient,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { copyItems } from '#scripts/operator/copy-items.ts';

const dynamodb = mockClient(DynamoDBClient);
const items = Array.from({ length: 60 }, (_, n) => ({ pk: { S: `BRAND#${n}` }, sk: { S: 'BRAND' } }));
/** What the table of the stage holds, by partition key. */
const held = new Map<string, unknown>();

beforeEach(() => {
  held.clear();
  dynamodb.reset();
  dynamodb
    .on(ScanCommand, { TableName: 'restored' })
    .callsFake(({ ExclusiveStartKey }) =>
      ExclusiveStartKey ? { Items: items.slice(40) } : { Items: items.slice(0, 40), LastEvaluatedKey: items[39] },
    );
});
afterAll(() => dynamodb.restore());

/** DynamoDB carries out a part of a batch and hands the rest back. */
const takes = (most: number) =>
  dynamodb.on(BatchWriteItemCommand).callsFake(({ RequestItems }: BatchWriteItemCommandInput) => {
    const asked = RequestItems?.table ?? [];
    expect(asked.length).toBeLessThanOrEqual(25);
    for (const { PutRequest } of asked.slice(0, most)) held.set(PutRequest?.Item?.pk?.S ?? '', PutRequest?.Item);
    const rest = asked.slice(most);
    return rest.length > 0 ? { UnprocessedItems: { table: rest } } : {};
  });

it.each([25, 20])('copies every item of every page where DynamoDB takes %i of a batch at once', async (most) => {
  takes(most);
  held.set('BRAND#new', 'made since the backup');
  expect(await copyItems(new DynamoDBClient({}), 'restored', 'table')).toBe(60);
  expect(held.size).toBe(61);
  expect(held.get('BRAND#59')).toEqual(items[59]);
});
