import * as z from 'zod/mini';
import { pageSizes } from '#contracts/paging.ts';
import { userIdSchema } from '#contracts/person.ts';
import type { listSessions as contract } from '#contracts/sessions.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { describeSession } from '../model/describe-session.ts';
import type { SessionsServices } from '../services.ts';
import { sessionRank } from '../store/keys.ts';
import type { SessionPage, SessionsStore } from '../store/sessions-port.ts';

const positionSchema = z.tuple([
  z.string().check(z.minLength(1), z.maxLength(40)),
  userIdSchema,
  z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/)),
]);

/** A user has a handful of them: they are read together, and the page is cut out. */
const pageOfUser = async (
  sessions: SessionsStore,
  userId: string,
  { limit, after }: Parameters<SessionsStore['list']>[0],
): Promise<SessionPage> => {
  const shown = (await sessions.ofUser(userId)).filter(({ state }) => state !== 'pending');
  const start = after && sessionRank({ created: after[0], userId: after[1], originId: after[2] });
  const rest = start ? shown.filter((session) => sessionRank(session) < start) : shown;
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rest.length > limit && last ? [last.created, last.userId, last.originId] : undefined };
};

export const listSessions =
  ({ sessions, clock }: Pick<SessionsServices, 'sessions' | 'clock'>): Route<typeof contract> =>
  async ({ query: { user_id: userId, limit, cursor }, caller }) => {
    const page = {
      limit: Number(limit ?? pageSizes[0]),
      after: cursor === undefined ? undefined : decodeCursor(cursor, positionSchema),
    };
    const { items, next } = await (userId ? pageOfUser(sessions, userId, page) : sessions.list(page));
    return {
      items: items.map((session) => describeSession(session, clock(), caller)),
      ...(next ? { nextCursor: encodeCursor(next) } : {}),
    };
  };
