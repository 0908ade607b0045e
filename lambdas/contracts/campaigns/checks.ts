import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { testAddressesSchema } from '../templates/test-addresses.ts';
import { testResultSchema } from '../templates/test-result.ts';
import { timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { campaignFormSchema } from './campaign.ts';
import { campaignChange, ofCampaign } from './endpoints.ts';

/** Who would get it. Everybody is counted once, under the language of their mail. */
export const countAudience = endpoint({
  id: 'countAudience',
  method: 'POST',
  path: '/api/admin/campaigns/audience',
  access: 'admin',
  isRepeatable: true,
  body: z.pick(campaignFormSchema, {
    category: true,
    groups: true,
    people: true,
    languages: true,
    fallback: true,
  }),
  responses: {
    200: z.object({
      total: z.number(),
      byLanguage: z.partialRecord(languageSchema, z.number()),
      /** Meant, and left out. */
      withoutConsent: z.number(),
      unsubscribed: z.number(),
      suppressed: z.number(),
      otherLanguages: z.number(),
      /** Of people chosen one by one: who is deleted or disabled, or has not proven the address. */
      unavailable: z.number(),
      /** The first few, by address. */
      sample: z.array(z.object({ name: z.string(), email: z.string(), language: languageSchema })),
      /** When people were counted. */
      time: timeSchema,
    }),
    ...adminRefusals,
  },
});

/** The problems that stop a campaign, and those that its writer should look at. */
export const campaignProblems = [
  'noGroups',
  'noLanguages',
  'noRecipients',
  'missingText',
  'missingSubject',
  'emptyBody',
  'noPostalAddress',
  'overQuota',
  'tooLarge',
  'unknownVariable',
  'variableInLink',
  'looksLikeVariable',
  'deadLink',
  'unsafeLink',
  'missingAlt',
  'pictureNotShown',
  'pictureInOldOutlook',
  'missingPreheader',
  'missingNameless',
  'sandbox',
] as const;
export const campaignProblemSchema = z.object({
  code: z.enum(campaignProblems),
  /** Whether the campaign cannot be sent with it. */
  blocks: z.boolean(),
  language: z.optional(languageSchema),
  /** The words, the address or the number that it is about. */
  detail: z.optional(z.string()),
  /** Of how many readers `detail` is a part. */
  total: z.optional(z.number()),
});
export type CampaignProblem = z.infer<typeof campaignProblemSchema>;

/** As it is saved. */
export const checkCampaign = endpoint({
  id: 'checkCampaign',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/check',
  access: 'admin',
  isRepeatable: true,
  pathParameters: ofCampaign,
  responses: {
    200: z.object({
      problems: z.array(campaignProblemSchema),
      /** Mails in a second that campaigns may send; absent where the mail account did not say. */
      rate: z.optional(z.number()),
    }),
    404: problemSchema,
    ...adminRefusals,
  },
});

/**
 * Sends one language, as it is saved, to a few addresses; the reply says of each what became of it. Every address counts for the
 * limit, and where it has no room for all, none gets a mail. Only at the caller's own address do the links of the mail act.
 */
export const sendCampaignTest = endpoint({
  id: 'sendCampaignTest',
  method: 'POST',
  path: '/api/admin/campaigns/{id}/test',
  ...campaignChange,
  body: z.strictObject({
    language: languageSchema,
    to: testAddressesSchema,
    /** As a reader whose name is not known gets it. */
    asNameless: z.optional(z.boolean()),
  }),
  responses: { 200: z.object({ results: z.array(testResultSchema) }), ...changeRefusals, 429: problemSchema },
});
