import * as z from 'zod/mini';
import type { countReaders as contract } from '#contracts/newsletter/readers.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import type { ReadersServices } from '../services.ts';

const keptMs = 60_000;
/** Of a count in parts, each is kept by itself. */
const keptParts = 20;
/** So long one call reads: well within the function's time. */
const countMilliseconds = 6_000;

/** Where the list goes on. */
export const addressIn = (cursor: string | undefined): string | undefined =>
  cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([z.string()]))[0];

/** Each server keeps what it has counted for a minute, so that no page of the list reads everybody. */
export const countReaders = ({
  readers,
  clock,
}: Pick<ReadersServices, 'readers' | 'clock'>): Route<typeof contract> => {
  const count = async (after: string | undefined) => {
    const end = clock() + countMilliseconds;
    const time = nowOf({ clock });
    const { kinds, next } = await readers.count({ after, isTimeUp: () => clock() > end });
    return { kinds, time, ...(next === undefined ? {} : { nextCursor: encodeCursor([next]) }) };
  };
  const cached = ttlCache<Awaited<ReturnType<typeof count>>>({
    ...{ namespace: 'readers', ttlMs: keptMs, limit: keptParts, clock },
  });
  return async ({ query: { cursor } }) => {
    const after = addressIn(cursor);
    return cached(after ?? '', () => count(after));
  };
};
