import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type * as contracts from '#contracts/campaigns/endpoints.ts';
import type * as overview from '#contracts/campaigns/overview.ts';
import { campaignIdSchema } from '#contracts/campaigns/overview.ts';
import { pageSizes } from '#contracts/http/paging.ts';
import type { MailTexts } from '#contracts/templates/mail-text.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { ProblemError, requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { chosenFor } from '../model/audience.ts';
import { campaignEvent, fieldsOf, groupsFor, subjectsOf, writtenIn } from '../model/campaign-form.ts';
import type { CampaignRecord } from '../model/campaign-record.ts';
import { describeCampaign, describeOverview } from '../model/describe-campaign.ts';
import { type Figures, isStale } from '../model/figures.ts';
import { isDeletable, isEditable } from '../model/status.ts';
import { waitOf } from '../model/wait.ts';
import type { CampaignsServices } from '../services.ts';
import { refreshFigures } from '../steps/refresh-figures.ts';
import { removedLetters } from './publish-letters.ts';

/** Of those that are under way, whether their audience is fixed, and why they wait, if they do. */
const standingsOf = async (
  { ledger, clock }: CampaignsServices,
  campaigns: readonly CampaignRecord[],
  figures: ReadonlyMap<string, Figures>,
) => {
  const underWay = campaigns.filter(({ status }) => status === 'sending' || status === 'paused');
  const found = underWay.map(async (campaign) => {
    const state = await ledger.dispatchState(campaign.id);
    const counted = figures.get(campaign.id);
    const isOld = isStale(campaign, counted, clock());
    const unfinished = isOld ? state?.unfinished : counted?.unfinished;
    const wait = waitOf(campaign, { state, unfinished, now: clock() });
    return [campaign.id, { wait, isCounting: !state?.isFrozen }] as const;
  });
  return new Map(await Promise.all(found));
};

const placeSchema = z.tuple([z.iso.datetime(), campaignIdSchema]);

export const listCampaigns =
  (services: CampaignsServices): Route<typeof overview.listCampaigns> =>
  async ({ query: { status, limit, cursor } }) => {
    const place = cursor === undefined ? undefined : decodeCursor(cursor, placeSchema);
    const { items, next } = await services.campaigns.list({
      limit: Number(limit ?? pageSizes[0]),
      status,
      after: place && { created: place[0], id: place[1] },
    });
    const figures = await refreshFigures(services, items);
    const standings = await standingsOf(services, items, figures);
    return {
      items: items.map((campaign) => describeOverview(campaign, figures.get(campaign.id), standings.get(campaign.id))),
      ...(next ? { nextCursor: encodeCursor([next.created, next.id]) } : {}),
    };
  };

/** @throws ProblemError `campaignNotFound` */
export const getCampaign =
  (services: CampaignsServices): Route<typeof contracts.getCampaign> =>
  async ({ pathParameters: { id } }) => {
    const campaign = requireFound(await services.campaigns.byId(id), 'campaignNotFound');
    const [texts, figures] = await Promise.all([services.campaigns.texts(id), services.figures.of([id])]);
    return describeCampaign(campaign, { texts, time: nowOf(services), figures: figures.get(id) });
  };

type Beginning = Pick<CampaignRecord, 'category' | 'groups' | 'people' | 'languages' | 'fallback'> & {
  texts: MailTexts;
};

/** The beginning of a campaign. @throws ProblemError `templateNotFound`, `campaignNotFound` */
const beginningOf = async (
  { campaigns, templates }: CampaignsServices,
  { template, copyOf }: { template?: string | undefined; copyOf?: string | undefined },
): Promise<Beginning> => {
  if (copyOf !== undefined) {
    const copied = requireFound(await campaigns.byId(copyOf), 'campaignNotFound');
    const { category, groups, people, languages, fallback } = copied;
    return { category, groups, people, languages, fallback, texts: await campaigns.texts(copyOf) };
  }
  if (template === undefined)
    return { category: 'newsletter', groups: groupsFor('newsletter'), languages: [], texts: {} };
  const { category, texts } = requireFound(await templates.byId(template), 'templateNotFound');
  return { category, groups: groupsFor(category), languages: writtenIn(texts), texts };
};

export const createCampaign =
  (services: CampaignsServices): Route<typeof contracts.createCampaign> =>
  async ({ body: { name, people: given, ...from }, operation, caller, client }) => {
    const { texts, fallback, people: copied, groups, ...beginning } = await beginningOf(services, from);
    const people = chosenFor({ people: given ?? copied });
    const now = nowOf(services);
    const campaign: CampaignRecord = {
      ...{ id: services.newId(), version: 1, name, ...beginning },
      ...(people ? { people, groups: [] } : { groups }),
      ...(fallback ? { fallback } : {}),
      ...{ subjects: subjectsOf(texts), status: 'draft', created: now, updated: now },
    };
    const reply = describeCampaign(campaign, { texts, time: now });
    const event = campaignEvent('campaign.create', { after: campaign });
    const writes = [services.audit.entry({ caller, client }, event), ...operation.finished(reply)];
    await services.campaigns.add(campaign, texts, writes);
    return reply;
  };

/** @throws ProblemError `campaignNotFound`, `campaignNotNow`, `editConflict` */
export const saveCampaign =
  ({ campaigns, figures: _figures, audit, ...services }: CampaignsServices): Route<typeof contracts.saveCampaign> =>
  async ({ pathParameters: { id }, body: { version, ...form }, caller, client }) => {
    const stored = await campaigns.change(id, undefined, async (before) => {
      // A user informed of a conflict could do nothing with a comparison once the campaign cannot be edited any more.
      if (!isEditable(before)) throw new ProblemError('campaignNotNow');
      if (before.version !== version) throw new ProblemError('editConflict');
      const { fallback: _former, people: _chosen, ...kept } = before;
      const after: CampaignRecord = { ...kept, ...fieldsOf(form), updated: before.updated };
      const texts = await campaigns.texts(id);
      if (isDeepStrictEqual(after, before) && isDeepStrictEqual(texts, form.texts)) return undefined;
      const changed = { ...after, updated: nowOf(services) };
      const event = campaignEvent('campaign.update', { before, after: changed });
      return { after: changed, texts: form.texts, writes: [audit.entry({ caller, client }, event)] };
    });
    return describeCampaign(stored, { texts: form.texts, time: nowOf(services) });
  };

/** Gone at once for everybody; the dispatcher removes what is left of it. @throws ProblemError `campaignNotFound`, `campaignNotNow` */
export const deleteCampaign =
  ({ campaigns, deleted, wakes, audit, log, ...services }: CampaignsServices): Route<typeof contracts.deleteCampaign> =>
  async ({ pathParameters: { id }, caller, client }) => {
    const campaign = await retryOnConflict(async () => {
      const before = requireFound(await campaigns.byId(id), 'campaignNotFound');
      if (!isDeletable(before)) throw new ProblemError('campaignNotNow');
      const entry = audit.entry({ caller, client }, campaignEvent('campaign.delete', { before }));
      await campaigns.remove(before, [entry, deleted.mark(id), ...(await removedLetters(services, before))]);
      return before;
    });
    // The dispatcher would find no campaign.
    if (campaign.status === 'scheduled') {
      await wakes.cancel(id).catch((error: unknown) => log.error('schedule not cancelled', { error, campaign: id }));
    }
    return undefined;
  };
