import type { CampaignOverview, CampaignStatus } from '#contracts/campaigns/overview.ts';

/** How many of these campaigns there are, and how many of them stand how. */
export const campaignFigures = (campaigns: readonly Pick<CampaignOverview, 'status'>[]) => {
  const count = (...statuses: CampaignStatus[]) => campaigns.filter(({ status }) => statuses.includes(status)).length;
  return {
    all: campaigns.length,
    sent: count('sent'),
    drafts: count('draft'),
    under: count('scheduled', 'sending', 'paused'),
  };
};
