import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { userIdSchema } from '#contracts/person.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { nameSkeleton } from '../name-skeleton.ts';
import type { UserPage, UsersStore } from '../users-store.ts';
import { claimKey, createdRank, userKey } from './keys.ts';
import { parsePosition } from './parse-position.ts';
import { readUsers } from './read-users.ts';

/** Longer than any time, folded name or address. */
const value = z.string().check(z.minLength(1), z.maxLength(320));
const createdPosition = z.tuple([value, userIdSchema]);
const claimPosition = z.tuple([value]);

/** Each order is a partition of the index, in which a user's rank is made of the values of a position. */
const orders = {
  created: {
    partition: 'USERS',
    keyAfter: (position: unknown) => {
      const [created, id] = parsePosition(createdPosition, position);
      return { ...userKey(id), gsi1sk: createdRank(created, id) };
    },
    positionOf: (rank: string) => rank.split('#'),
  },
  username: {
    partition: 'USERNAMES',
    keyAfter: (position: unknown) => {
      const [name] = parsePosition(claimPosition, position);
      return { ...claimKey('USERNAME', nameSkeleton(name)), gsi1sk: name };
    },
    positionOf: (rank: string) => [rank],
  },
  email: {
    partition: 'EMAILS',
    keyAfter: (position: unknown) => {
      const [email] = parsePosition(claimPosition, position);
      return { ...claimKey('EMAIL', email), gsi1sk: email };
    },
    positionOf: (rank: string) => [rank],
  },
} as const;

const rankedSchema = z.array(z.object({ gsi1sk: z.string(), userId: z.string() }));

/** The index gives the order, the table the records: what has just been edited is seen as edited. */
export const listInOrder = async (
  table: AppTable,
  { sort, order, limit, after }: Parameters<UsersStore['list']>[0],
): Promise<UserPage> => {
  const { partition, keyAfter, positionOf } = orders[sort];
  const { Items } = await table.getDocumentClient().send(
    new QueryCommand({
      TableName: table.getName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :partition',
      ExpressionAttributeValues: { ':partition': partition },
      ProjectionExpression: 'gsi1sk, userId',
      ScanIndexForward: order === 'asc',
      // One more than asked tells whether there is a next page, without a cursor that leads to an empty one.
      Limit: limit + 1,
      ...(after ? { ExclusiveStartKey: { ...keyAfter(after), gsi1pk: partition } } : {}),
    }),
  );
  const ranked = rankedSchema.parse(Items);
  const shown = ranked.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await readUsers(
      table,
      shown.map(({ userId }) => userId),
    ),
    next: ranked.length > limit && last ? positionOf(last.gsi1sk) : undefined,
  };
};
