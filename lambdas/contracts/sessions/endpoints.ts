import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery, pageSizeQuery } from '../http/paging.ts';
import { adminRefusals } from '../http/refusals.ts';
import { timeSchema } from '../text/fields.ts';
import { userIdSchema } from '../users/person.ts';

/** `<user id>.<the token's origin_jti>`: the pair is the session's key, so that one read finds it. */
export const sessionIdSchema = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9A-Za-z-]{1,64}$/));

export const sessionSchema = z.object({
  id: sessionIdSchema,
  userId: userIdSchema,
  username: z.string(),
  ip: z.string(),
  /** Browser and system in words: `Chrome 131, Windows`. */
  browser: z.string(),
  created: timeSchema,
  lastActivity: timeSchema,
  /** When its token runs out. */
  expiry: timeSchema,
  /** Seconds from creation to now, or to the end of a session that is over. */
  activeDuration: z.number(),
  state: z.enum(['active', 'expired', 'revoked']),
  /** Whether it is the caller's own: "this device". */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

export const listSessions = endpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/sessions/list',
  access: 'admin',
  query: z.strictObject({
    user_id: z.optional(userIdSchema),
    limit: pageSizeQuery,
    cursor: cursorQuery,
  }),
  /** Newest first. */
  responses: {
    200: z.object({ items: z.array(sessionSchema), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});

/** Returns 204 again for a session that is over or unknown. A session of another administrator needs the password. */
export const revokeSession = endpoint({
  id: 'revokeSession',
  method: 'DELETE',
  path: '/sessions/revoke/{id}',
  access: 'admin',
  confirmed: true,
  idempotent: true,
  pathParameters: z.strictObject({ id: sessionIdSchema }),
  responses: { 204: undefined, ...adminRefusals },
});
