import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { type Clock, nowOf } from '#lambdas/platform/clock.ts';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { readerAddress } from '../model/reader.ts';
import { readerKey } from './keys.ts';

/** Before the mail is handed over: one that is lost afterwards is not sent again. Looks once more whether its reader wants mail. */
export const markWelcomed =
  ({ client, name: TableName }: AppTable, clock: Clock) =>
  async (email: string): Promise<boolean> => {
    const update = new UpdateCommand({
      TableName,
      Key: readerKey(readerAddress(email)),
      UpdateExpression: 'SET welcomed = :time',
      ConditionExpression: ['welcomed', 'suppressed', 'refused']
        .map((field) => `attribute_not_exists(${field})`)
        .concat('attribute_exists(pk)')
        .join(' AND '),
      ExpressionAttributeValues: { ':time': nowOf({ clock }) },
    });
    return (await client.send(update).catch(falseOnConditionFailure)) !== false;
  };
