import { BatchWriteCommand, type BatchWriteCommandInput, DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AppTable } from '#lambdas/platform/table/table.ts';

/** As BatchWriteItem allows. */
const batchSize = 25;
const keysSchema = z.array(z.object({ pk: z.string(), sk: z.string() }));

/** Deletes whatever lies under a partition key, the item `last` after all others. */
export const clearPartition = async (table: AppTable, last: { pk: string; sk: string }): Promise<void> => {
  const client = table.getDocumentClient();
  const name = table.getName();
  const nextKeys = async () => {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': last.pk },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        Limit: batchSize + 1,
      }),
    );
    return keysSchema.parse(Items).filter(({ sk }) => sk !== last.sk);
  };
  for (let keys = await nextKeys(); keys.length > 0; keys = await nextKeys()) {
    const requests = keys.slice(0, batchSize).map((Key) => ({ DeleteRequest: { Key } }));
    const RequestItems: BatchWriteCommandInput['RequestItems'] = { [name]: requests };
    // What DynamoDB leaves undone comes back with the next keys.
    await client.send(new BatchWriteCommand({ RequestItems }));
  }
  await client.send(new DeleteCommand({ TableName: name, Key: last }));
};
