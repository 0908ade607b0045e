import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Campaign, CampaignForm } from '#contracts/campaigns/campaign.ts';
import { checkCampaign, countAudience } from '#contracts/campaigns/checks.ts';
import { getCampaign, showCampaignMail } from '#contracts/campaigns/endpoints.ts';
import type { CampaignStatus } from '#contracts/campaigns/overview.ts';
import { listCampaigns } from '#contracts/campaigns/overview.ts';
import { getCampaignReport, listRecipients, type RecipientFilter } from '#contracts/campaigns/report.ts';
import type { Language } from '#contracts/text/language.ts';
import { call } from '#web/shared/api/call.ts';
import { write } from '#web/shared/api/write.ts';

/** All cached lists of campaigns; a write invalidates them. */
export const campaignsKey = ['campaigns'] as const;
export const campaignKey = (id: string) => ['campaign', id] as const;

interface ListView {
  status: CampaignStatus | undefined;
  limit: '10' | '25' | '50' | '100';
  cursor: string | undefined;
}

/** So often a list asks how those on their way are. */
const listMs = 10_000;
/** While one is on its way, the list follows. */
const isMoving = (status: CampaignStatus): boolean => status === 'sending';

export const campaignListQuery = ({ status, limit, cursor }: ListView) => {
  const query = { limit, ...(status ? { status } : {}), ...(cursor ? { cursor } : {}) };
  return queryOptions({
    queryKey: [...campaignsKey, query],
    queryFn: ({ signal }) => call(listCampaigns, { query, signal }),
    placeholderData: keepPreviousData,
    // Campaigns go on while no one is looking.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some((each) => isMoving(each.status)) ? listMs : false),
  });
};

/** So often the screen of a campaign asks how far it is. */
const followMs = 2_000;
/** Of one that waits for a planned time, days perhaps. */
const waitMs = 30_000;
/** Within so long of its time it is followed: longer than the minute in which a campaign can be taken back. */
const soonMs = 90_000;

/** A campaign as it was read, and how far the server's clock was ahead of this device's then, in milliseconds. */
export type SeenCampaign = Campaign & { serverAhead: number };
export const seen = (campaign: Campaign): SeenCampaign => ({
  ...campaign,
  serverAhead: Date.parse(campaign.time) - Date.now(),
});

export const campaignQuery = (id: string) =>
  queryOptions({
    queryKey: campaignKey(id),
    queryFn: async ({ signal }) => seen(await call(getCampaign, { pathParameters: { id }, signal })),
    // A form must begin with the present state.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => {
      if (data?.status === 'sending') return followMs;
      if (data?.status !== 'scheduled') return false;
      const left = Date.parse(data.sendAt ?? '') - data.serverAhead - Date.now();
      return left > soonMs ? waitMs : followMs;
    },
  });

/** As it is stored now, not as it is cached. */
export const fetchCampaign = (id: string) => call(getCampaign, { pathParameters: { id } });

/** A language of it as it was sent, or will be. */
export const campaignMailQuery = (id: string, version: number, language: Language) =>
  queryOptions({
    queryKey: [...campaignKey(id), 'mail', language, version] as readonly unknown[],
    queryFn: ({ signal }) => call(showCampaignMail, { pathParameters: { id, language }, signal }),
  });

/** Outcomes of mails come for hours after the last one. */
const lateMs = 10_000;
/** Of more, the report is counted from so much that it is asked for less often. */
const manyRecipients = 20_000;

export const reportQuery = (id: string, isLive: boolean) =>
  queryOptions({
    queryKey: [...campaignKey(id), 'report'],
    queryFn: ({ signal }) => call(getCampaignReport, { pathParameters: { id }, signal }),
    // A campaign that is being sent changes all the time.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      (isLive ? followMs : lateMs) * ((data?.total ?? 0) > manyRecipients ? 6 : 1),
  });

/** A search that found no recipient goes on by itself, so many times: of a million recipients it comes to the end. */
const searchesAtOnce = 10;

export const recipientsQuery = (
  id: string,
  filter: RecipientFilter | undefined,
  cursor: string | undefined,
  isLive: boolean,
) =>
  queryOptions({
    queryKey: [...campaignKey(id), 'recipients', filter ?? '', cursor ?? ''],
    queryFn: async ({ signal }) => {
      const page = (from: string | undefined) =>
        call(listRecipients, {
          pathParameters: { id },
          query: { ...(filter ? { filter } : {}), ...(from ? { cursor: from } : {}) },
          signal,
        });
      let found = await page(cursor);
      for (let more = 1; more < searchesAtOnce && found.items.length === 0 && found.nextCursor; more += 1) {
        found = await page(found.nextCursor);
      }
      return found;
    },
    placeholderData: keepPreviousData,
    // A campaign that is being sent changes all the time.
    staleTime: 0,
    refetchInterval: isLive ? listMs : false,
  });

export type Audience = Pick<CampaignForm, 'category' | 'groups' | 'languages'> &
  Partial<Pick<CampaignForm, 'people' | 'fallback'>>;

/** Whether it says at all whom it is for. */
export const isAudience = ({ groups, people = [], languages }: Audience): boolean =>
  (groups.length > 0 || people.length > 0) && languages.length > 0;

export const audienceQuery = ({ category, groups, people = [], languages, fallback }: Audience) => {
  const chosen = { ...(people.length > 0 ? { people } : {}), ...(fallback ? { fallback } : {}) };
  const body = { category, groups, languages, ...chosen };
  return queryOptions({
    queryKey: ['campaign-audience', body],
    queryFn: ({ signal }) => write(countAudience, { body, signal }),
    placeholderData: keepPreviousData,
    // The server counts once a minute.
    staleTime: 60_000,
  });
};

export const checkQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: [...campaignKey(id), 'check', version],
    queryFn: ({ signal }) => write(checkCampaign, { pathParameters: { id }, signal }),
    placeholderData: keepPreviousData,
    // The version of a campaign says what was checked; its audience is counted once a minute.
    staleTime: 60_000,
  });
