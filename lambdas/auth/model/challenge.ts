import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { userIdSchema } from '#contracts/users/person.ts';
import type { UserRecord } from '#lambdas/users/index.ts';

/**
 * The second step of a login, or the proof that a user has the factor they set up: the expected answer and its
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
  /** The user's before the password was checked: since when it counted, and the second factor was what it was. */
  devicesFrom: z.optional(timeSchema),
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

export type Beginning = Pick<ChallengeRecord, 'devicesFrom' | 'factorSince'>;
export const beginningOf = ({ devicesFrom, factorSince }: Beginning): Beginning => ({ devicesFrom, factorSince });

/**
 * Whether the password and the second factor are still those with which a step was begun: with others it cannot be
 * finished, for example by a thief who has the former ones.
 */
export const isStillCurrent = (begun: Beginning, user: UserRecord): boolean =>
  begun.devicesFrom === user.devicesFrom && begun.factorSince === user.factorSince;

/** Seconds and counts; the specification leaves them open. */
export const challengeLimits = { lifetime: 10 * 60, tries: 5, resendAfter: 60 } as const;
