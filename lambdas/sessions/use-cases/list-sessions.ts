import * as z from 'zod/mini';
import { pageSizes } from '#contracts/http/paging.ts';
import type * as contracts from '#contracts/sessions/endpoints.ts';
import { userIdSchema } from '#contracts/users/person.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { describeSession } from '../model/describe-session.ts';
import type { SessionsServices } from '../services.ts';

const positionSchema = z.tuple([
  z.string().check(z.minLength(1), z.maxLength(40)),
  userIdSchema,
  z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/)),
]);

export const listSessions =
  ({ sessions, clock }: Pick<SessionsServices, 'sessions' | 'clock'>): Route<typeof contracts.listSessions> =>
  async ({ query: { user_id: userId, limit, cursor }, caller }) => {
    const page = {
      userId,
      limit: Number(limit ?? pageSizes[0]),
      after: cursor === undefined ? undefined : decodeCursor(cursor, positionSchema),
    };
    const { items, next } = await sessions.list(page);
    return {
      items: items.map((session) => describeSession(session, clock(), caller)),
      ...(next ? { nextCursor: encodeCursor(next) } : {}),
    };
  };
