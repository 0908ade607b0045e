import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { userIdSchema } from '#contracts/person.ts';
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
    rankOf: (position: unknown) => createdSortKey(...parsePosition(createdPosition, position)),
    positionOf: (sortKey: string) => sortKey.split('#'),
  },
  username: {
    partition: partitions.usernames,
    rankOf: (position: unknown) => parsePosition(claimPosition, position)[0],
    positionOf: (sortKey: string) => [sortKey],
  },
  email: {
    partition: partitions.emails,
    rankOf: (position: unknown) => parsePosition(claimPosition, position)[0],
    positionOf: (sortKey: string) => [sortKey],
  },
} as const;

const entriesSchema = z.array(z.object({ sk: z.string(), userId: z.string() }));

/** Both reads are consistent, so a new user is listed at once, and each user with the latest edit. */
export const listInOrder = async (table: AppTable, { sort, order, limit, after }: UserListPage): Promise<UserPage> => {
  const { partition, rankOf, positionOf } = orders[sort];
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      ...inPartition({ pk: partition }),
      ConsistentRead: true,
      ProjectionExpression: 'sk, userId',
      ScanIndexForward: order === 'asc',
      // Reads one user more than asked: it tells whether there is a next page, so that no cursor leads to an empty one.
      Limit: limit + 1,
      ...(after ? { ExclusiveStartKey: listEntryKey(partition, rankOf(after)) } : {}),
    }),
  );
  const entries = entriesSchema.parse(Items);
  const shown = entries.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await readUsers(
      table,
      shown.map(({ userId }) => userId),
    ),
    next: entries.length > limit && last ? positionOf(last.sk) : undefined,
  };
};
