import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { sessionItemSchema, sessionKey, sessionPartition, sessionRank } from './keys.ts';
import type { SessionRecord } from './session.ts';
import type { SessionPage, SessionsStore } from './sessions-store.ts';

const itemsSchema = z.array(sessionItemSchema);

/** All of a user, newest first; consistent. */
export const sessionsOf = async (table: AppTable, userId: string): Promise<SessionRecord[]> => {
  const partition = { pk: sessionPartition(userId), sk: 'SESSION#' };
  const found = itemsSchema.parse(await readPartition(table, partition));
  return found.sort((a, b) => (sessionRank(a) < sessionRank(b) ? 1 : -1));
};

/** Everybody's. Those that still wait for a code are left out, so a page may hold fewer than asked. */
export const listNewestFirst = async (
  table: AppTable,
  { limit, after }: Parameters<SessionsStore['list']>[0],
): Promise<SessionPage> => {
  const start = after && { created: after[0], userId: after[1], originId: after[2] };
  const { Items } = await table.getDocumentClient().send(
    new QueryCommand({
      TableName: table.getName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :sessions',
      ExpressionAttributeValues: { ':sessions': 'SESSIONS' },
      ScanIndexForward: false,
      // One more than asked tells whether there is a next page, without a cursor that leads to an empty one.
      Limit: limit + 1,
      ...(start ? { ExclusiveStartKey: { ...sessionKey(start), gsi1pk: 'SESSIONS', gsi1sk: sessionRank(start) } } : {}),
    }),
  );
  const read = itemsSchema.parse(Items);
  const page = read.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.filter(({ state }) => state !== 'pending'),
    next: read.length > limit && last ? [last.created, last.userId, last.originId] : undefined,
  };
};
