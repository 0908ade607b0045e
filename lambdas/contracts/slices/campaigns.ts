import { declareTable, type SliceDeclaration } from './declaration.ts';

export const campaigns = {
  problems: { campaignNotFound: 404, campaignNotNow: 409, campaignBlocked: 409, sendTimePassed: 400 },
  auditActions: [
    'campaign.create',
    'campaign.update',
    'campaign.delete',
    'campaign.schedule',
    'campaign.send',
    'campaign.unschedule',
    'campaign.pause',
    'campaign.resume',
    'campaign.cancel',
    'campaign.sendTest',
    'campaign.export',
    'campaign.publish',
    'campaign.withdraw',
  ],
} as const satisfies SliceDeclaration;

const all = ['campaign', 'campaigns', 'activeCampaigns', 'ledger'] as const;

export const campaignsTable = declareTable({
  partitions: {
    campaign: 'CAMPAIGN#',
    campaigns: 'CAMPAIGNS',
    activeCampaigns: 'ACTIVE_CAMPAIGNS',
    /** Who gets a campaign, and what became of each mail. */
    ledger: 'LEDGER#',
  },
  access: {
    campaigns: { reads: all, writes: all },
    campaignDispatch: { reads: all, writes: all },
    campaignSend: { reads: all, writes: all },
    campaignFeedback: { reads: all, writes: all },
    // The running bill adds up the mails of a month; who got them is in the ledgers.
    insights: { reads: ['campaign', 'campaigns'] },
    // Counts by which mails readers unsubscribed, each by the reader's own mail.
    newsletter: { reads: ['ledger'], updates: ['ledger'] },
  },
});
