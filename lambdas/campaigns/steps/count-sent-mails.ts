import { pageSizes } from '#contracts/http/paging.ts';
import type { CampaignsServices } from '../services.ts';

/** Of those that were written last; one that waited longer for its day is not found. */
const looked = pageSizes.at(-1) ?? 100;

/**
 * How many mails SES has taken of the campaigns whose sending began in a month, `yyyy-mm`, as they were last counted, and how many were
 * never counted. The list of campaigns and their reports count them.
 */
export const countSentMails =
  ({
    campaigns,
    figures,
  }: {
    campaigns: Pick<CampaignsServices['campaigns'], 'list'>;
    figures: Pick<CampaignsServices['figures'], 'of'>;
  }) =>
  async (month: string): Promise<{ count: number; uncounted: number }> => {
    const { items } = await campaigns.list({ limit: looked });
    const ofMonth = items.filter(({ sentAt }) => sentAt?.startsWith(month));
    const known = await figures.of(ofMonth.map(({ id }) => id));
    const counts = ofMonth.map(({ id }) => known.get(id)?.sent);
    return {
      count: counts.reduce<number>((sum, sent = 0) => sum + sent, 0),
      uncounted: counts.filter((sent) => sent === undefined).length,
    };
  };
