import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { userIdSchema } from '#contracts/users/person.ts';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { inPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { UserListPage, UserPage } from '../model/user-list.ts';
import { createdSortKey, listEntryKey } from './keys.ts';
import { parsePosition } from './parse-position.ts';
import { readUsers } from './read-users.ts';

/** Sorts after any time, folded name or address. */
const value = z.string().check(z.minLength(1), z.maxLength(320));
const createdPosition = z.tuple([value, userIdSchema]);
const claimPosition = z.tuple([value]);

/** Each order is a partition; a user's sort key in it is made of the values of a position. */
const orders = {
  created: {
    partition: partitions.users,
    sortKeyOf: (position: unknown) => createdSortKey(...parsePosition(createdPosition, position)),
    positionOf: (sortKey: string) => sortKey.split('#'),
  },
  username: {
    partition: partitions.usernames,
    sortKeyOf: (position: unknown) => parsePosition(claimPosition, position)[0],
    positionOf: (sortKey: string) => [sortKey],
  },
  email: {
    partition: partitions.emails,
    sortKeyOf: (position: unknown) => parsePosition(claimPosition, position)[0],
    positionOf: (sortKey: string) => [sortKey],
  },
} as const;

const entriesSchema = z.array(z.object({ sk: z.string(), userId: z.string() }));

/** Both reads are consistent, so a new user is listed at once, and each user with the latest edit. */
export const listInOrder = async (table: AppTable, { sort, order, limit, after }: UserListPage): Promise<UserPage> => {
  const { partition, sortKeyOf, positionOf } = orders[sort];
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ...inPartition({ pk: partition }),
      ConsistentRead: true,
      ProjectionExpression: 'sk, userId',
      ScanIndexForward: order === 'asc',
      Limit: itemsToRead(limit),
      ...(after ? { ExclusiveStartKey: listEntryKey(partition, sortKeyOf(after)) } : {}),
    }),
  );
  const { shown, last } = pageOf(entriesSchema.parse(Items), limit);
  return {
    items: await readUsers(
      table,
      shown.map(({ userId }) => userId),
    ),
    next: last && positionOf(last.sk),
  };
};
