import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { ofCampaign } from './endpoints.ts';
import { campaignHolds, campaignStatusSchema, campaignWaitSchema } from './overview.ts';

/** The outcomes of the mails; every recipient is counted once in the first line, and the sum is the audience. */
export const campaignCountsSchema = z.object({
  pending: z.number(),
  /** Of a cancelled campaign: nothing was handed over, and nothing will be. */
  notSent: z.number(),
  sent: z.number(),
  failed: z.number(),
  /** Left out right before the mail was handed over: unsubscribed, deleted, or the address was changed. */
  skipped: z.number(),
  /** On the suppression list of SES, which took the mail and did not send it. */
  suppressed: z.number(),
  /** Perhaps handed over: no reply came, and no event has reported it. */
  unknown: z.number(),
  /** Of those sent. */
  delivered: z.number(),
  bounced: z.number(),
  complained: z.number(),
  opened: z.number(),
  /** Opened by a mail program's own fetching alone; not in `opened`. */
  openedByMachine: z.number(),
  clicked: z.number(),
  /** Wanted less mail, by a link of this one. */
  unsubscribed: z.number(),
});
export type CampaignCounts = z.infer<typeof campaignCountsSchema>;

/** Counted mail by mail, never estimated. */
export const getCampaignReport = endpoint({
  id: 'getCampaignReport',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/report',
  access: 'admin',
  pathParameters: ofCampaign,
  responses: {
    200: z.object({
      version: versionSchema,
      status: campaignStatusSchema,
      hold: z.optional(z.enum(campaignHolds)),
      wait: z.optional(campaignWaitSchema),
      /** While it is being sent and does not wait: as its mails are spread over time, with the turns of others. */
      pace: z.optional(z.object({ perMinute: z.number(), secondsLeft: z.number() })),
      total: z.number(),
      /** Its audience is not fixed yet, so the numbers grow. */
      isCounting: z.boolean(),
      counts: campaignCountsSchema,
      byLanguage: z.partialRecord(languageSchema, campaignCountsSchema),
      /** How many different readers followed each link, most first. */
      links: z.array(z.object({ url: z.string(), readers: z.number() })),
      time: timeSchema,
    }),
    404: problemSchema,
    ...adminRefusals,
  },
});

export const recipientStates = ['pending', 'notSent', 'sent', 'failed', 'skipped', 'suppressed', 'unknown'] as const;
export type RecipientState = (typeof recipientStates)[number];
export const recipientSchema = z.object({
  email: z.string(),
  language: languageSchema,
  state: z.enum(recipientStates),
  /** Why it failed or was skipped: a code. */
  reason: z.optional(z.string()),
  messageId: z.optional(z.string()),
  outcome: z.optional(z.enum(['delivered', 'bounced', 'complained'])),
  opened: z.optional(z.boolean()),
  clicked: z.optional(z.boolean()),
  unsubscribed: z.optional(z.boolean()),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** The ways to look for recipients: by a state, or by the outcome of a mail that was sent. `campaignCountsSchema` counts each. */
export const recipientFilters = [
  ...recipientStates,
  'bounced',
  'complained',
  'unsubscribed',
  'opened',
  'clicked',
] as const;
export type RecipientFilter = (typeof recipientFilters)[number];

/** In the order of sending. A filtered page may be short, or empty, while `nextCursor` leads on: of very many, where it took too long. */
export const listRecipients = endpoint({
  id: 'listRecipients',
  method: 'GET',
  path: '/api/admin/campaigns/{id}/recipients',
  access: 'admin',
  pathParameters: ofCampaign,
  query: z.strictObject({ filter: z.optional(z.enum(recipientFilters)), cursor: cursorQuery }),
  responses: {
    200: z.object({ items: z.array(recipientSchema), nextCursor: z.optional(z.string()) }),
    404: problemSchema,
    ...adminRefusals,
  },
});

/** A part of the CSV file: the first has the byte order mark and the headings, in the caller's language. */
export const exportRecipients = endpoint({
  id: 'exportRecipients',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/recipients/export',
  access: 'admin',
  confirmed: true,
  isRepeatable: true,
  pathParameters: ofCampaign,
  body: z.strictObject({ cursor: cursorQuery }),
  responses: {
    200: z.object({ csv: z.string(), rows: z.number(), nextCursor: z.optional(z.string()) }),
    404: problemSchema,
    ...adminRefusals,
  },
});
