import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { readItems, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { sessionId } from '../model/describe-session.ts';
import type { SessionKey, SessionRecord } from '../model/session.ts';
import type { SessionListPage, SessionPage, SessionPosition } from '../model/session-list.ts';
import {
  activityKey,
  activityPartition,
  keyOfSortKey,
  sessionItemsSchema,
  sessionKey,
  sessionPartition,
  sessionSortKey,
} from './keys.ts';

const later = (time: string, other = '') => (other > time ? other : time);

/** The sessions among `items`, newest first, each with the activity that was noted of it. */
const sessionsAmong = (items: unknown[]): SessionRecord[] => {
  const parsed = sessionItemsSchema.parse(items);
  const noted = new Map(
    parsed.flatMap(({ type, data }) => (type === 'Activity' ? [[sessionId(data), data.lastActivity] as const] : [])),
  );
  return parsed
    .flatMap((item) => (item.type === 'Session' ? [item.data] : []))
    .map((session) => ({ ...session, lastActivity: later(session.lastActivity, noted.get(sessionId(session))) }))
    .sort((a, b) => (sessionSortKey(a) < sessionSortKey(b) ? 1 : -1));
};

/** Those of `keys` that are there, newest first; consistent. */
export const readSessions = async (table: AppTable, keys: readonly SessionKey[]): Promise<SessionRecord[]> =>
  sessionsAmong(
    await readItems(
      table,
      keys.flatMap((key) => [sessionKey(key), activityKey(key)]),
    ),
  );

/** All of a user, newest first; consistent. */
export const sessionsOf = async (table: AppTable, userId: string): Promise<SessionRecord[]> => {
  const partitions = [{ pk: sessionPartition(userId), sk: 'SESSION#' }, { pk: activityPartition(userId) }];
  return sessionsAmong((await Promise.all(partitions.map((partition) => readPartition(table, partition)))).flat());
};

const positionOf = ({ created, userId, originId }: SessionKey & { created: string }): SessionPosition => [
  created,
  userId,
  originId,
];

const entriesSchema = z.array(z.object({ gsi1sk: z.string() }));

/**
 * Everybody's sessions. The index gives the order and the table the records, so a session that has just ended is seen
 * as ended. Pending ones are left out, so a page may hold fewer than asked.
 */
export const listNewestFirst = async (table: AppTable, { limit, after }: SessionListPage): Promise<SessionPage> => {
  const start = after && { created: after[0], userId: after[1], originId: after[2] };
  const { Items } = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :sessions',
      ExpressionAttributeValues: { ':sessions': 'SESSIONS' },
      ProjectionExpression: 'gsi1sk',
      ScanIndexForward: false,
      Limit: itemsToRead(limit),
      ...(start
        ? { ExclusiveStartKey: { ...sessionKey(start), gsi1pk: 'SESSIONS', gsi1sk: sessionSortKey(start) } }
        : {}),
    }),
  );
  const entries = entriesSchema.parse(Items).map(({ gsi1sk }) => keyOfSortKey(gsi1sk));
  const { shown, last } = pageOf(entries, limit);
  return {
    items: (await readSessions(table, shown)).filter(({ state }) => state !== 'pending'),
    next: last && positionOf(last),
  };
};

/** A user has a handful of them: they are read together, and the page is cut out. */
export const listOfUser = async (
  table: AppTable,
  userId: string,
  { limit, after }: SessionListPage,
): Promise<SessionPage> => {
  const listed = (await sessionsOf(table, userId)).filter(({ state }) => state !== 'pending');
  const start = after && sessionSortKey({ created: after[0], userId: after[1], originId: after[2] });
  const rest = start ? listed.filter((session) => sessionSortKey(session) < start) : listed;
  const { shown, last } = pageOf(rest, limit);
  return { items: shown, next: last && positionOf(last) };
};
