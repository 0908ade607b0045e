import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import { userIdSchema } from '#contracts/users/person.ts';

/**
 * A log-in on one device. Its key is the user's id and the token's `origin_jti`, which every token of this log-in
 * carries: one read shows whether a token is still valid.
 */
export const sessionRecordSchema = z.object({
  userId: userIdSchema,
  /** The token's `origin_jti`. */
  originId: z.string(),
  username: z.string(),
  /** Copied from the user and kept in step with them, so that the check needs no second read. */
  isAdmin: z.boolean(),
  state: z.enum(['pending', 'active', 'revoked']),
  ip: z.string(),
  userAgent: z.string(),
  created: timeSchema,
  /** When the latest token was issued; in a session that was read, also the activity noted since. */
  lastActivity: timeSchema,
  /** When the latest token runs out. */
  expiry: timeSchema,
  ended: z.optional(timeSchema),
  /** One for each tab in which the password was entered again: the hash of what that tab sends, and how long it counts. */
  confirmations: z.optional(z.array(z.object({ hash: z.string(), until: timeSchema }))),
  /** Sealed by the pool's port; it never leaves the server, and is erased when the session ends. */
  refreshToken: z.optional(z.string()),
});
export type SessionRecord = z.infer<typeof sessionRecordSchema>;
export type SessionKey = Pick<SessionRecord, 'userId' | 'originId'>;

/** Activity is noted no more often than this, in milliseconds. */
export const touchEveryMs = 60_000;

/** When a session was last used. */
export const activityRecordSchema = z.object({ userId: userIdSchema, originId: z.string(), lastActivity: timeSchema });
export type ActivityRecord = z.infer<typeof activityRecordSchema>;
