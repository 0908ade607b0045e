import { nowOf } from '#lambdas/platform/clock.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { type Figures, figuresOf, isStale } from '../model/figures.ts';
import type { CampaignsServices } from '../services.ts';

/** Of a list: so many chunks are read at most, some hundred milliseconds. Larger campaigns are counted by their report. */
const chunksForList = 400;

/** The list's figures of each campaign; counted anew where they may have changed, as far as that is quick. */
export const refreshFigures = async (
  services: Pick<CampaignsServices, 'figures' | 'ledger' | 'clock'>,
  campaigns: readonly CampaignRecord[],
): Promise<Map<string, Figures>> => {
  const { figures, ledger, clock } = services;
  const known = await figures.of(campaigns.filter(({ sentAt }) => sentAt).map(({ id }) => id));
  let left = chunksForList;
  for (const campaign of campaigns) {
    if (!isStale(campaign, known.get(campaign.id), clock())) continue;
    const chunks = (await ledger.dispatchState(campaign.id))?.chunks ?? 0;
    if (chunks > left) continue;
    left -= chunks;
    const counted = figuresOf(await ledger.counts(campaign.id), nowOf({ clock }));
    await figures.keep(campaign.id, counted);
    known.set(campaign.id, counted);
  }
  return known;
};
