import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import { falseOnConditionFailure, falseOnTransactionRefusal } from '#lambdas/platform/table/condition-failure.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { TransactionWrite } from '#lambdas/platform/table/transact.ts';
import { type SubscriptionRequest, subscriptionRequestSchema } from '../model/reader.ts';
import { requestKey } from './keys.ts';
import { newToken } from './reader-tokens.ts';

/** Subscriptions that wait for the press on their link. */
export interface SubscriptionRequests {
  /** Keeps a request until it expires, and gives the token for the link. */
  addRequest(request: SubscriptionRequest): Promise<string>;
  requestBy(token: string): Promise<SubscriptionRequest | undefined>;
  spendRequest(token: string, time: string): Promise<void>;
  /**
   * Runs `change` in one transaction with these writes, which count it. Nothing happens where the request was counted
   * before: a reader pressed twice at once, and the other press has done it.
   */
  changeOnce(
    token: string,
    counts: readonly TransactionWrite[],
    change: (writes: readonly TransactionWrite[]) => Promise<unknown>,
  ): Promise<void>;
}

export const subscriptionRequests = ({ client, name: TableName }: AppTable, clock: Clock): SubscriptionRequests => ({
  async addRequest(request) {
    const token = newToken();
    const Item = {
      ...requestKey(secretIdHash(token)),
      type: 'SubscriptionRequest',
      ttl: request.expires,
      ...request,
    };
    await client.send(new PutCommand({ TableName, Item }));
    return token;
  },

  async requestBy(token) {
    const item = await readItem({ client, name: TableName }, requestKey(secretIdHash(token)));
    const request = z.optional(subscriptionRequestSchema).parse(item);
    return request && request.expires > clock() / 1000 ? request : undefined;
  },

  async changeOnce(token, counts, change) {
    const Update = {
      TableName,
      Key: requestKey(secretIdHash(token)),
      UpdateExpression: 'SET counted = :counted',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(counted)',
      ExpressionAttributeValues: { ':counted': true },
    };
    await change([{ Update }, ...counts]).catch(falseOnTransactionRefusal);
  },

  async spendRequest(token, time) {
    await client
      .send(
        new UpdateCommand({
          TableName,
          Key: requestKey(secretIdHash(token)),
          UpdateExpression: 'SET used = if_not_exists(used, :time)',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':time': time },
        }),
      )
      .catch(falseOnConditionFailure);
  },
});
