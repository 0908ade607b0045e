import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Subscription } from '../model/reader.ts';
import { readerKey } from './keys.ts';

export interface ImportedReaders {
  /**
   * Subscribes an address, in lower case, of which nothing stands in the way; false where anything does. Looked at in the write
   * itself: a refusal may come while a list is imported.
   */
  addImported(email: string, subscription: Subscription): Promise<boolean>;
}

/** A reader with any of these has said something of their own, or an administrator has, or their account is elsewhere. */
const inTheWay = ['subscription', 'formerSubscription', 'refused', 'unsubscribed', 'suppressed', 'movedTo'];

export const importedReaders = ({ client, name: TableName }: AppTable): ImportedReaders => ({
  async addImported(email, subscription) {
    const update = new UpdateCommand({
      TableName,
      Key: readerKey(email),
      UpdateExpression: 'SET #type = :type, #email = :email, #language = :language, subscription = :subscription',
      ConditionExpression: inTheWay.map((field) => `attribute_not_exists(${field})`).join(' AND '),
      ExpressionAttributeNames: { '#type': 'type', '#email': 'email', '#language': 'language' },
      ExpressionAttributeValues: {
        ...{ ':type': 'Reader', ':email': email },
        ...{ ':language': subscription.language, ':subscription': subscription },
      },
    });
    return (await client.send(update).catch(falseOnConditionFailure)) !== false;
  },
});
