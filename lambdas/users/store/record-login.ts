import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { userKey } from './keys.ts';

const namedSchema = z.object({ data: z.object({ username: z.string() }) });

/**
 * The latest log-in wins. The version grows, so that a simultaneous change does not undo it. Returns the user's name, or
 * undefined where nothing was written.
 */
export const recordLogin = async (table: AppTable, id: string, time: string): Promise<string | undefined> => {
  const reply = await table.client
    .send(
      new UpdateCommand({
        TableName: table.name,
        Key: userKey(id),
        UpdateExpression: 'SET #data.lastLogin = :time ADD version :one',
        ConditionExpression:
          'attribute_exists(pk) AND (attribute_not_exists(#data.lastLogin) OR #data.lastLogin < :time)',
        ExpressionAttributeNames: { '#data': 'data' },
        ExpressionAttributeValues: { ':time': time, ':one': 1 },
        ReturnValues: 'ALL_NEW',
      }),
    )
    .catch(falseOnConditionFailure);
  return reply ? namedSchema.parse(reply.Attributes).data.username : undefined;
};
