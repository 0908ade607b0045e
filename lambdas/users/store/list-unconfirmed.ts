import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { inPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { UserRecord } from '../model/user.ts';
import { readUsers } from './read-users.ts';
import { hasExpired } from './stored-user.ts';

export interface UnconfirmedUsers {
  /** `expires` in epoch seconds. */
  items: { user: UserRecord; expires: number }[];
  /** There are more of them. */
  more: boolean;
}

const entriesSchema = z.array(z.object({ userId: z.string(), ttl: z.number() }));

/** Newest first. An entry that DynamoDB has not deleted yet counts as gone. */
export const listUnconfirmed = async (table: AppTable, limit: number, now: number): Promise<UnconfirmedUsers> => {
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ...inPartition({ pk: partitions.unconfirmed }),
      ConsistentRead: true,
      ProjectionExpression: 'userId, #ttl',
      ExpressionAttributeNames: { '#ttl': 'ttl' },
      ScanIndexForward: false,
      Limit: itemsToRead(limit),
    }),
  );
  const { shown, last } = pageOf(entriesSchema.parse(Items), limit);
  const expiries = new Map(shown.map(({ userId, ttl }) => [userId, ttl]));
  const users = (await readUsers(table, [...expiries.keys()])).filter(({ emailVerified }) => !emailVerified);
  return {
    items: users
      .map((user) => ({ user, expires: expiries.get(user.id) ?? 0 }))
      .filter((each) => !hasExpired(each, now)),
    more: last !== undefined,
  };
};
