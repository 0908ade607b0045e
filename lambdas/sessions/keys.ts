import * as z from 'zod/mini';
import { type SessionRecord, sessionRecordSchema } from './session.ts';
import type { SessionKey } from './sessions-store.ts';

/** Seconds that a session stays in the list after it ran out. */
const keptAfterExpiry = 7 * 24 * 60 * 60;

/** Under the user's own key: one query finds all of a user's, and a removal of the user takes them along. */
export const sessionPartition = (userId: string) => `USER#${userId}`;
export const sessionKey = ({ userId, originId }: SessionKey) => ({
  pk: sessionPartition(userId),
  sk: `SESSION#${originId}`,
});
export const sessionRank = ({ created, userId, originId }: SessionKey & { created: string }) =>
  `${created}#${userId}.${originId}`;

/** Epoch seconds; `expiry` as ISO 8601. */
export const sessionTtl = (expiry: string): number => Math.floor(Date.parse(expiry) / 1000) + keptAfterExpiry;

export const sessionItem = (session: SessionRecord) => ({
  ...sessionKey(session),
  type: 'Session',
  gsi1pk: 'SESSIONS',
  gsi1sk: sessionRank(session),
  ttl: sessionTtl(session.expiry),
  data: session,
});

export const sessionItemSchema = z.pipe(
  z.object({ data: sessionRecordSchema }),
  z.transform(({ data }) => data),
);
