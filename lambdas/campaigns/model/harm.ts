import type { CampaignHold } from '#contracts/campaigns/overview.ts';
import type { CampaignCounts } from '#contracts/campaigns/report.ts';

/**
 * When a campaign is paused by itself: at the shares at which SES puts an account under review, but of this campaign alone, long
 * before they are those of all that the account sends. Of a few mails one bounce says nothing, so the share is taken of so many
 * at least, or of all.
 */
const limits = [
  { kind: 'complained', hold: 'complaints', share: 0.001, least: 2_000 },
  { kind: 'bounced', hold: 'bounces', share: 0.05, least: 100 },
] as const;

/** Harm that an administrator has seen, and let go on nevertheless, does not count again. */
export const harmOf = (
  counts: Pick<CampaignCounts, 'sent' | 'suppressed' | 'complained' | 'bounced'>,
  audience: number,
  tolerated: { complained: number; bounced: number } = { complained: 0, bounced: 0 },
): CampaignHold | undefined =>
  limits.find(({ kind, share, least }) => {
    const news = counts[kind] - tolerated[kind];
    return news > 0 && news >= share * Math.max(counts.sent, Math.min(audience, least));
  })?.hold;
