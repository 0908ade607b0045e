import * as z from 'zod/mini';
import { type CampaignCounts, recipientStates } from '#contracts/campaigns/report.ts';
import { timeSchema } from '#contracts/text/fields.ts';
import type { CampaignRecord } from './campaign-record.ts';
import { type Unfinished, unfinishedSchema } from './unfinished.ts';

/** The part of a campaign's ledger that the list shows, as it was last counted: counting it reads all of it. */
export const figuresSchema = z.object({
  recipients: z.number(),
  /** Whose mail SES has taken; not in what was counted before this was. */
  sent: z.optional(z.number()),
  delivered: z.number(),
  opened: z.number(),
  clicked: z.number(),
  /** Not in what was counted before this was. */
  unfinished: z.optional(unfinishedSchema),
  time: timeSchema,
});
export type Figures = z.infer<typeof figuresSchema>;

export const recipientsIn = (counts: CampaignCounts): number =>
  recipientStates.reduce((sum, state) => sum + counts[state], 0);

export const figuresOf = (
  { total: counts, unfinished }: { total: CampaignCounts; unfinished: Unfinished },
  time: string,
): Figures => ({
  recipients: recipientsIn(counts),
  sent: counts.sent,
  delivered: counts.delivered,
  opened: counts.opened,
  clicked: counts.clicked,
  unfinished,
  time,
});

const minute = 60_000;
const day = 24 * 60 * minute;

/** Whether figures may have changed since they were counted: openings come for weeks, and ever more rarely. */
export const isStale = (
  { sentAt }: Pick<CampaignRecord, 'sentAt'>,
  figures: Figures | undefined,
  now: number,
): boolean => {
  if (sentAt === undefined) return false;
  if (figures === undefined) return true;
  const age = now - Date.parse(sentAt);
  const keep = age < day ? minute : age < 30 * day ? 60 * minute : 30 * day;
  return now - Date.parse(figures.time) > keep;
};
