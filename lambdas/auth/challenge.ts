import * as z from 'zod/mini';
import { timeSchema } from '#contracts/fields.ts';
import { languageSchema } from '#contracts/locale.ts';
import { userIdSchema } from '#contracts/person.ts';

/**
 * The second step of a login, or the proof that somebody has the factor they set up: the expected answer and its
 * deadline.
 */
export const challengeRecordSchema = z.object({
  /** The id that only the browser holds; the key is its hash. */
  idHash: z.string(),
  kind: z.enum(['totp', 'email', 'enrolTotp', 'enrolEmail', 'proveEmail', 'newEmail']),
  userId: userIdSchema,
  language: languageSchema,
  /** Epoch seconds. */
  expires: z.number(),
  tries: z.number(),
  /** `totp`: Cognito's own session, which needs the app client's secret. */
  session: z.optional(z.string()),
  /** `enrolTotp`: the pool's token for the confirmation, sealed. */
  enrolment: z.optional(z.string()),
  /** `totp`, `email`: the user's `devicesFrom` when the password was checked; it may have been replaced since. */
  devicesFrom: z.optional(timeSchema),
  /** `totp`, `email`, `newEmail`: since when the second factor was the one that it was at the beginning. */
  factorSince: z.optional(timeSchema),
  /** `email`: the session that is waiting. */
  originId: z.optional(z.string()),
  /** `newEmail`: the address that the code was sent to, and the former one. */
  newEmail: z.optional(z.string()),
  formerEmail: z.optional(z.string()),
  codeHash: z.optional(z.string()),
  /** Epoch seconds of the last mail. */
  sentAt: z.optional(z.number()),
});
export type ChallengeRecord = z.infer<typeof challengeRecordSchema>;

/** Seconds and counts; the specification leaves them open. */
export const challengeLimits = { lifetime: 10 * 60, tries: 5, resendAfter: 60 } as const;
