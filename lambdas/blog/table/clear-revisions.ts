import { BatchWriteCommand, type BatchWriteCommandInput, QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { postKey } from './keys.ts';

/** As BatchWriteItem allows. */
const batchSize = 25;
const keysSchema = z.array(z.object({ pk: z.string(), sk: z.string() }));

export const clearRevisions = async (table: AppTable, postId: string): Promise<void> => {
  const client = table.getDocumentClient();
  const name = table.getName();
  const nextKeys = async () => {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: name,
        KeyConditionExpression: 'pk = :post AND begins_with(sk, :revisions)',
        ExpressionAttributeValues: { ':post': postKey(postId).pk, ':revisions': 'REVISION#' },
        ProjectionExpression: 'pk, sk',
        ConsistentRead: true,
        Limit: batchSize,
      }),
    );
    return keysSchema.parse(Items);
  };
  for (let keys = await nextKeys(); keys.length > 0; keys = await nextKeys()) {
    const requests = keys.map((Key) => ({ DeleteRequest: { Key } }));
    const RequestItems: BatchWriteCommandInput['RequestItems'] = { [name]: requests };
    // What DynamoDB leaves undone comes back with the next keys.
    await client.send(new BatchWriteCommand({ RequestItems }));
  }
};
