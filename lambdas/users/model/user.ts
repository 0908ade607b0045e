import * as z from 'zod/mini';
import { timeSchema } from '#contracts/text/fields.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { secondFactorSchema } from '#contracts/users/endpoints.ts';
import { assignedGroupSchema } from '#contracts/users/groups.ts';
import { genderSchema, userIdSchema } from '#contracts/users/person.ts';

/** A user as the table stores one. Credentials are kept only by the pool. */
export const userRecordSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  email: z.string(),
  /** Until the address is verified, the record and its claims to name and address expire by themselves. */
  emailVerified: z.boolean(),
  /**
   * A sign-up for an address that has an account already. It holds its name and can do what an unfinished sign-up can,
   * so that no one learns of the account; it is never finished.
   */
  decoy: z.optional(z.literal(true)),
  gender: genderSchema,
  birthDate: z.string(),
  phone: z.string(),
  location: z.string(),
  /** By which mails greet; absent or empty where none is given. */
  mailName: z.optional(z.string()),
  language: languageSchema,
  /** Absent until a browser has reported one; empty where its owner wants none to be kept. */
  timeZone: z.optional(z.string()),
  /** How often what people say about themselves was changed; absent until it was. See `profile-version.ts`. */
  profileVersion: z.optional(z.number()),
  isAdmin: z.boolean(),
  roles: z.array(z.enum(['moderator', 'editor'])),
  enabled: z.boolean(),
  secondFactor: secondFactorSchema,
  /** When it was set up, replaced or switched off; absent if that was never done, or long ago. */
  factorSince: z.optional(timeSchema),
  groups: z.array(assignedGroupSchema),
  /** When the user last asked for the newsletter, and by which words; kept as proof. */
  newsletterConsent: z.optional(z.object({ time: timeSchema, words: z.string() })),
  /** Since when no announcements are wanted. */
  announcementsRefused: z.optional(timeSchema),
  /**
   * The user is in the table and perhaps not yet in the pool, so no one can log in. An administrator's creation that
   * was interrupted leaves this behind.
   */
  incomplete: z.optional(z.boolean()),
  /**
   * When the password was last replaced: browsers remembered before count as unknown, and log-ins begun before end. It is
   * written after the password and before the sessions end.
   */
  devicesFrom: z.optional(timeSchema),
  created: timeSchema,
  lastLogin: z.optional(timeSchema),
});
export type UserRecord = z.infer<typeof userRecordSchema>;
