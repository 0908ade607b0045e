import type { CampaignHold, CampaignStatus } from '#contracts/campaigns/overview.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { CampaignRecord } from './campaign-record.ts';

/**
 * Which status may follow which. There is no way back from the three ends: an administrator who wants another try
 * copies the campaign.
 */
const nextStatuses: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['scheduled'],
  scheduled: ['draft', 'sending'],
  sending: ['sent', 'paused', 'cancelled', 'failed'],
  paused: ['sending', 'cancelled'],
  sent: [],
  cancelled: [],
  failed: [],
};

export const mayBecome = (from: CampaignStatus, to: CampaignStatus): boolean => nextStatuses[from].includes(to);

/** Those of which the dispatcher or a worker may still have something to do. */
const activeStatuses: readonly CampaignStatus[] = ['scheduled', 'sending', 'paused'];
export const isActive = ({ status }: Pick<CampaignRecord, 'status'>): boolean => activeStatuses.includes(status);

/** Text, groups and languages may change. */
export const isEditable = ({ status }: Pick<CampaignRecord, 'status'>): boolean => status === 'draft';

/** Nothing of it is on its way, so that it can go. */
export const isDeletable = (campaign: Pick<CampaignRecord, 'status'>): boolean =>
  campaign.status === 'scheduled' || !isActive(campaign);

/** @throws ProblemError `campaignNotNow` where its status does not let it become `status`. */
export const withStatus = (
  { hold: _former, ...campaign }: CampaignRecord,
  status: CampaignStatus,
  hold?: CampaignHold,
): CampaignRecord => {
  if (!mayBecome(campaign.status, status)) throw new ProblemError('campaignNotNow');
  return { ...campaign, status, ...(hold ? { hold } : {}) };
};
