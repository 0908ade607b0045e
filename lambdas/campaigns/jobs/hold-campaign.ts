import type { CampaignHold } from '#contracts/campaigns/overview.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { recipientsIn } from '../model/figures.ts';
import { harmOf } from '../model/harm.ts';
import { withStatus } from '../model/status.ts';
import type { PipelineServices } from '../pipeline-services.ts';

/** Has a campaign stand still that is being sent: nothing more is begun, and an administrator sees why. */
export const holdCampaign =
  ({ campaigns, audit, clock }: Pick<PipelineServices, 'campaigns' | 'audit' | 'clock'>) =>
  async (id: string, hold: CampaignHold): Promise<void> => {
    await campaigns.change(id, undefined, (before) => {
      if (before.status !== 'sending') return undefined;
      const after = { ...withStatus(before, 'paused', hold), updated: nowOf({ clock }) };
      const resource = { id, name: before.name };
      return { after, writes: [audit.entry({}, { action: 'campaign.pause', resource, after: { hold } })] };
    });
  };

type Watching = Pick<PipelineServices, 'campaigns' | 'ledger' | 'audit' | 'clock'>;

/** Has a campaign stand still of which too many mails come back, or too many people complain. */
export const holdIfHarmful =
  (services: Watching) =>
  async (id: string): Promise<void> => {
    const { campaigns, ledger } = services;
    const campaign = await campaigns.byId(id);
    if (campaign?.status !== 'sending') return;
    const { total } = await ledger.counts(id);
    const hold = harmOf(total, recipientsIn(total), campaign.tolerated);
    if (hold) await holdCampaign(services)(id, hold);
  };
