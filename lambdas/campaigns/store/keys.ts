import type { Language } from '#contracts/text/language.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';

/** The keys of the slice's items; `campaigns/README.md` says which question each one answers. */
export const campaignPartition = (id: string) => `${partitions.campaign}${id}`;
export const campaignKey = (id: string) => ({ pk: campaignPartition(id), sk: 'CAMPAIGN' });
export const textKey = (id: string, language: Language) => ({ pk: campaignPartition(id), sk: `TEXT#${language}` });
export const textsOf = (id: string) => ({ pk: campaignPartition(id), sk: 'TEXT#' });

export const campaignList = { pk: partitions.campaigns };
export const listKey = ({ created, id }: { created: string; id: string }) => ({
  pk: partitions.campaigns,
  sk: `${created}#${id}`,
});
export const placeOf = ({ sk }: { sk: string }) => {
  const [created = '', id = ''] = sk.split('#');
  return { created, id };
};

export const activeList = { pk: partitions.activeCampaigns };
export const activeKey = (id: string) => ({ ...activeList, sk: id });

/** The key of the ledger's figures, as they were last counted for the list. */
export const figuresKey = (id: string) => ({ pk: campaignPartition(id), sk: 'FIGURES' });

/** Everybody as they were last counted. */
export const countedKey = { pk: `${partitions.campaign}COUNTED`, sk: 'PEOPLE' };

/** Those that are deleted, and of which items are left. */
export const deletedList = { pk: `${partitions.campaign}DELETED` };
export const deletedKey = (id: string) => ({ ...deletedList, sk: id });

/** Until when the account's rate is taken. */
export const slotClockKey = { pk: `${partitions.campaign}SLOTS`, sk: 'SLOTS' };

/** How many test mails an administrator has sent in the minute that begins then. */
export const testsKey = (userId: string, from: number) => ({
  pk: `${partitions.campaign}TESTS`,
  sk: `${userId}#${from}`,
});
