import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery, pageSizeQuery } from '../http/paging.ts';
import { adminRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { mailCategorySchema } from '../templates/mail-category.ts';
import { timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { groupSchema } from '../users/groups.ts';
import { timeZoneSchema } from '../users/person.ts';

export const campaignIdSchema = z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Text, groups and languages change only in a draft. The first four are the usual way; the others stand beside them. */
export const campaignStatuses = ['draft', 'scheduled', 'sending', 'sent', 'paused', 'cancelled', 'failed'] as const;
export const campaignStatusSchema = z.enum(campaignStatuses);
export type CampaignStatus = (typeof campaignStatuses)[number];

/** Why a campaign stands still or came to nothing. */
export const campaignHolds = ['byAdministrator', 'complaints', 'bounces', 'noRecipients', 'notSent'] as const;
export type CampaignHold = (typeof campaignHolds)[number];

/**
 * Why nothing of a campaign that is being sent is handed over for a while: another one has the account's rate (before its first
 * mail, or between its turns), the account's day is used up, mails are tried again, or it is not known whether they were sent
 * (`uncertainLong`: for so long that only the end of the wait is certain).
 */
export const campaignWaits = ['begins', 'turn', 'quota', 'retry', 'uncertain', 'uncertainLong'] as const;
export const campaignWaitSchema = z.object({
  reason: z.enum(campaignWaits),
  until: timeSchema,
  /** How many mails it is about, where it is about some. */
  count: z.optional(z.number()),
});
export type CampaignWait = z.infer<typeof campaignWaitSchema>;

/**
 * A moment as its writer means it, on the clock of a place. A time that the clock jumps over counts as the moment after
 * the jump; of one that comes twice, the first counts.
 */
export const sendTimeSchema = z.strictObject({
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'invalidDate')),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalidTime')),
  timeZone: timeZoneSchema.check(z.minLength(1, 'required')),
});
export type SendTime = z.infer<typeof sendTimeSchema>;

export const campaignOverviewSchema = z.object({
  id: campaignIdSchema,
  version: versionSchema,
  name: z.string(),
  category: mailCategorySchema,
  groups: z.array(groupSchema),
  /** How many people it was chosen for one by one; absent where its groups say whom it is for. */
  chosenCount: z.optional(z.number()),
  languages: z.array(languageSchema),
  /** The subject in the first language that is written. */
  subject: z.string(),
  status: campaignStatusSchema,
  hold: z.optional(z.enum(campaignHolds)),
  wait: z.optional(campaignWaitSchema),
  /** As planned; absent for "send now". */
  plan: z.optional(sendTimeSchema),
  /** When sending begins, UTC. Until then a scheduled campaign can be taken back. */
  sendAt: z.optional(timeSchema),
  /** When sending began. */
  sentAt: z.optional(timeSchema),
  /** While it is scheduled: how many it was for when it was, by the last count. */
  expectedCount: z.optional(z.number()),
  /** Its audience is being fixed: `emailCount` grows. */
  isCounting: z.optional(z.boolean()),
  /** How many recipients it has, once its audience is fixed. */
  emailCount: z.optional(z.number()),
  /** Of a cancelled one: how many of them it had reached. */
  sentCount: z.optional(z.number()),
  /** Of those delivered, between 0 and 1. */
  openRate: z.optional(z.number()),
  clickRate: z.optional(z.number()),
  /** Its letters are in the list on the site. */
  isPublic: z.optional(z.boolean()),
  created: timeSchema,
  updated: timeSchema,
});
export type CampaignOverview = z.infer<typeof campaignOverviewSchema>;

/** Newest first. */
export const listCampaigns = endpoint({
  id: 'listCampaigns',
  method: 'GET',
  path: '/api/admin/campaigns',
  access: 'admin',
  query: z.strictObject({ status: z.optional(campaignStatusSchema), limit: pageSizeQuery, cursor: cursorQuery }),
  responses: {
    200: z.object({ items: z.array(campaignOverviewSchema), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});
