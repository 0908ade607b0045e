import * as z from 'zod/mini';
import { timeSchema } from '#contracts/fields.ts';
import { languageSchema } from '#contracts/locale.ts';
import { genderSchema, userIdSchema } from '#contracts/person.ts';
import { assignedGroupSchema, secondFactorSchema } from '#contracts/users.ts';

/** A user as the table keeps one. Credentials are the pool's; none of them is here. */
export const userRecordSchema = z.object({
  id: userIdSchema,
  username: z.string(),
  email: z.string(),
  /** Until then the record, with its claims to name and address, expires by itself. */
  emailVerified: z.boolean(),
  gender: genderSchema,
  birthDate: z.string(),
  phone: z.string(),
  location: z.string(),
  language: languageSchema,
  isAdmin: z.boolean(),
  roles: z.array(z.enum(['moderator', 'editor'])),
  enabled: z.boolean(),
  secondFactor: secondFactorSchema,
  groups: z.array(assignedGroupSchema),
  /**
   * Entered in the table, and perhaps not yet at the pool: until then nobody can log in. An administrator's creation that
   * was cut off leaves it behind.
   */
  incomplete: z.optional(z.boolean()),
  /** Browsers that were remembered before count as strange: the password has been changed. */
  devicesFrom: z.optional(timeSchema),
  created: timeSchema,
  lastLogin: z.optional(timeSchema),
});
export type UserRecord = z.infer<typeof userRecordSchema>;
