import * as z from 'zod/mini';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { parseSessionId, sessionId } from '../model/describe-session.ts';
import {
  type ActivityRecord,
  activityRecordSchema,
  type SessionKey,
  type SessionRecord,
  sessionRecordSchema,
} from '../model/session.ts';

/** Seconds for which an expired session stays in the list. */
const keptAfterExpiry = 7 * 24 * 60 * 60;

/** Stored under the user's own key: one query finds all of a user's sessions, and deleting the user deletes them. */
export const sessionPartition = (userId: string) => `${partitions.user}${userId}`;
export const sessionKey = ({ userId, originId }: SessionKey) => ({
  pk: sessionPartition(userId),
  sk: `SESSION#${originId}`,
});
/**
 * Kept apart from the user's own items: every function that checks sessions notes activity, and may change nothing
 * else.
 */
export const activityPartition = (userId: string) => `${partitions.activity}${userId}`;
export const activityKey = ({ userId, originId }: SessionKey) => ({
  pk: activityPartition(userId),
  sk: `SESSION#${originId}`,
});

type SortedKey = SessionKey & { created: string };
export const sessionSortKey = ({ created, ...key }: SortedKey) => `${created}#${sessionId(key)}`;
export const keyOfSortKey = (sortKey: string): SortedKey => {
  const [created = '', id = ''] = sortKey.split('#');
  return { created, ...parseSessionId(id) };
};

/** Epoch seconds; `expiry` as ISO 8601. */
export const sessionTtl = (expiry: string): number => Math.floor(Date.parse(expiry) / 1000) + keptAfterExpiry;

export const sessionItem = (session: SessionRecord) => ({
  ...sessionKey(session),
  type: 'Session',
  gsi1pk: 'SESSIONS',
  gsi1sk: sessionSortKey(session),
  ttl: sessionTtl(session.expiry),
  data: session,
});

export const activityItem = (activity: ActivityRecord, expiry: string) => ({
  ...activityKey(activity),
  type: 'Activity',
  ttl: sessionTtl(expiry),
  data: activity,
});

/** The items that are read from both partitions. */
export const sessionItemsSchema = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('Session'), data: sessionRecordSchema }),
    z.object({ type: z.literal('Activity'), data: activityRecordSchema }),
  ]),
);
