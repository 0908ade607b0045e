import { nowOf } from '#lambdas/platform/clock.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { withStatus } from '../model/status.ts';
import type { PipelineServices } from '../pipeline-services.ts';

/**
 * Makes a scheduled campaign `sending` whose time has come. Taking it back is a write on the same condition, so only one of the two
 * happens. @returns the campaign as it is now; undefined where there is none.
 */
export const takeCampaign =
  ({ campaigns, clock }: Pick<PipelineServices, 'campaigns' | 'clock'>) =>
  async (id: string): Promise<CampaignRecord | undefined> => {
    if (!(await campaigns.byId(id))) return undefined;
    const now = nowOf({ clock });
    return campaigns.change(id, undefined, (before) => {
      if (before.status !== 'scheduled' || (before.sendAt ?? now) > now) return undefined;
      return { after: { ...withStatus(before, 'sending'), sentAt: now, updated: now } };
    });
  };
