import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { falseOnConditionFailure } from '#lambdas/platform/table/condition-failure.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { SpendOnce } from '../adapters/bot-check.ts';

export const spendOnceStore = (table: AppTable): SpendOnce => {
  const client = table.client;
  return (mark, expires) => {
    const pk = `${partitions.botCheck}${createHash('sha256').update(mark).digest('base64url')}`;
    const Item = { pk, sk: 'BOT_CHECK', type: 'BotCheck', ttl: expires };
    return client
      .send(new PutCommand({ TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' }))
      .then(() => true, falseOnConditionFailure);
  };
};
