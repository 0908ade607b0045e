import * as z from 'zod/mini';
import {
  campaignHolds,
  campaignIdSchema,
  campaignStatusSchema,
  sendTimeSchema,
} from '#contracts/campaigns/overview.ts';
import { versionSchema } from '#contracts/http/version.ts';
import { mailCategorySchema } from '#contracts/templates/mail-category.ts';
import { timeSchema } from '#contracts/text/fields.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { groupSchema } from '#contracts/users/groups.ts';
import { userIdSchema } from '#contracts/users/person.ts';

/**
 * A campaign as the table stores it, without its texts: those have items of their own, because this one is read and checked
 * for every chunk of mails. Each write counts its version up and is made on the version that was read.
 */
export const campaignRecordSchema = z.object({
  id: campaignIdSchema,
  version: versionSchema,
  name: z.string(),
  category: mailCategorySchema,
  groups: z.array(groupSchema),
  /** Who were chosen one by one, in place of groups. */
  people: z.optional(z.array(userIdSchema)),
  languages: z.array(languageSchema),
  fallback: z.optional(languageSchema),
  /** By language that is written. */
  subjects: z.partialRecord(languageSchema, z.string()),
  status: campaignStatusSchema,
  hold: z.optional(z.enum(campaignHolds)),
  plan: z.optional(sendTimeSchema),
  /** While `scheduled`: when the dispatcher may take it. */
  sendAt: z.optional(timeSchema),
  /** How many it was for when it was scheduled, by the last count. */
  expected: z.optional(z.number()),
  /** When the dispatcher took it. */
  sentAt: z.optional(timeSchema),
  /** Counts complaints and bounces that an administrator has seen: `resume` starts them anew. */
  tolerated: z.optional(z.object({ complained: z.number(), bounced: z.number() })),
  /** When an administrator last made it go on. */
  resumed: z.optional(timeSchema),
  /** Its letters are in the list that everybody sees. */
  isPublic: z.optional(z.boolean()),
  created: timeSchema,
  updated: timeSchema,
});
export type CampaignRecord = z.infer<typeof campaignRecordSchema>;
