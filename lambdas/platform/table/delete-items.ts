import { BatchWriteCommand, type BatchWriteCommandInput, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { inPartition, type Partition } from './read-items.ts';
import type { AppTable } from './table.ts';

/** The limit of BatchWriteItem. */
const batchSize = 25;
const keysSchema = z.array(z.object({ pk: z.string(), sk: z.string() }));

interface Deletion {
  /** The sort key of an item that stays. */
  except?: string;
  /** Whether no more than what is deleted already is to be deleted now. */
  isTimeUp?(): boolean;
}

/** Deletes all items of a partition. @returns how many. */
export const deleteItems = async (
  table: AppTable,
  partition: Partition,
  { except, isTimeUp = () => false }: Deletion = {},
): Promise<number> => {
  let deleted = 0;
  const client = table.client;
  const name = table.name;
  const nextKeys = async () => {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: name,
        ...inPartition(partition),
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        Limit: batchSize + 1,
      }),
    );
    return keysSchema.parse(Items).filter(({ sk }) => sk !== except);
  };
  for (let keys = await nextKeys(); keys.length > 0 && !isTimeUp(); keys = await nextKeys()) {
    const requests = keys.slice(0, batchSize).map((Key) => ({ DeleteRequest: { Key } }));
    const RequestItems: BatchWriteCommandInput['RequestItems'] = { [name]: requests };
    // Items that DynamoDB did not process are sent again with the next ones.
    await client.send(new BatchWriteCommand({ RequestItems }));
    deleted += requests.length;
  }
  return deleted;
};
