import { setTimeout as pause } from 'node:timers/promises';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  type BatchWriteItemCommandInput,
  type BatchWriteItemCommandOutput,
  type DynamoDBClient,
  paginateScan,
} from '@aws-sdk/client-dynamodb';

type Item = Record<string, AttributeValue>;
type Requests = BatchWriteItemCommandInput['RequestItems'];
/** As BatchWriteItem allows. */
const batchSize = 25;

const put = async (client: DynamoDBClient, table: string, items: readonly Item[]) => {
  let open: Requests = { [table]: items.map((Item) => ({ PutRequest: { Item } })) };
  for (let attempt = 0; open?.[table]?.length; attempt += 1) {
    if (attempt > 0) await pause(Math.min(100 * 2 ** attempt, 5_000));
    const reply: BatchWriteItemCommandOutput = await client.send(new BatchWriteItemCommand({ RequestItems: open }));
    open = reply.UnprocessedItems;
  }
};

/**
 * Puts every item of one table into another. Items with the same key are replaced, others stay; run again after an
 * interruption, it comes to the same. @returns how many items were put.
 */
export const copyItems = async (client: DynamoDBClient, from: string, to: string): Promise<number> => {
  let copied = 0;
  for await (const { Items = [] } of paginateScan({ client }, { TableName: from, ConsistentRead: true })) {
    for (let start = 0; start < Items.length; start += batchSize) {
      await put(client, to, Items.slice(start, start + batchSize));
    }
    copied += Items.length;
  }
  return copied;
};
