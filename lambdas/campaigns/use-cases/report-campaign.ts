import * as z from 'zod/mini';
import type * as contracts from '#contracts/campaigns/report.ts';
import type { Recipient, RecipientFilter } from '#contracts/campaigns/report.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { byteOrderMark, toCsv } from '#lambdas/platform/csv.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { requireConfirmation } from '#lambdas/platform/http/require-confirmation.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { campaignEvent } from '../model/campaign-form.ts';
import { figuresOf, recipientsIn } from '../model/figures.ts';
import { paceOf } from '../model/pace.ts';
import { waitOf } from '../model/wait.ts';
import { type CampaignsServices, recipientColumns } from '../services.ts';

/** @throws ProblemError `campaignNotFound` */
export const getCampaignReport =
  (services: CampaignsServices): Route<typeof contracts.getCampaignReport> =>
  async ({ pathParameters: { id } }) => {
    const { campaigns, ledger, figures } = services;
    const time = nowOf(services);
    const campaign = requireFound(await campaigns.byId(id), 'campaignNotFound');
    const { version, status, hold, sentAt } = campaign;
    const [counted, dispatch] = await Promise.all([
      ledger.counts(id, { isCancelled: status === 'cancelled' }),
      ledger.dispatchState(id),
    ]);
    const { total: counts, byLanguage, links, unfinished } = counted;
    if (sentAt !== undefined) await figures.keep(id, figuresOf(counted, time));
    const now = Date.parse(time);
    const wait = waitOf(campaign, { state: dispatch, unfinished, now });
    const isGoing = status === 'sending' && !wait && dispatch?.isFrozen;
    const pace = isGoing ? paceOf(dispatch, unfinished.due, now) : undefined;
    const isCounting = (status === 'sending' || status === 'paused') && !dispatch?.isFrozen;
    const total = recipientsIn(counts);
    return {
      ...{ version, status, ...(hold ? { hold } : {}), ...(wait ? { wait } : {}), ...(pace ? { pace } : {}) },
      ...{ total, isCounting, counts, byLanguage, links, time },
    };
  };

const placeSchema = z.tuple([z.int().check(z.gte(0), z.lte(9_999_999))]);
const placeIn = (cursor: string | undefined) =>
  cursor === undefined ? undefined : decodeCursor(cursor, placeSchema)[0];

interface RecipientsView {
  id: string;
  cursor?: string | undefined;
  filter?: RecipientFilter | undefined;
  /** How many pages of people are read at once. */
  pages: number;
}

/** A page that can be read through, regardless of the size of the chunks. */
const peopleOfPage = 50;
const pagesAtOnce = 4;
/** How long one call searches for recipients: well within the function's time. */
const searchMilliseconds = 6_000;

const page = async (
  { campaigns, ledger, clock }: Pick<CampaignsServices, 'campaigns' | 'ledger' | 'clock'>,
  { id, cursor, filter, pages }: RecipientsView,
) => {
  const end = clock() + searchMilliseconds;
  const campaign = requireFound(await campaigns.byId(id), 'campaignNotFound');
  const fixed = await ledger.dispatchState(id);
  const perPage = fixed ? (peopleOfPage * fixed.chunks) / Math.max(1, fixed.recipients) : 1;
  const { items, next } = await ledger.recipients(id, placeIn(cursor), {
    ...{ filter, enough: peopleOfPage, isTimeUp: () => clock() > end },
    chunks: Math.max(1, Math.floor(pages * perPage)),
    isCancelled: campaign.status === 'cancelled',
  });
  return { campaign, items, ...(next === undefined ? {} : { nextCursor: encodeCursor([next]) }) };
};

/** @throws ProblemError `campaignNotFound` */
export const listRecipients =
  (services: CampaignsServices): Route<typeof contracts.listRecipients> =>
  async ({ pathParameters: { id }, query }) => {
    // One that picks some looks further.
    const pages = query.filter ? pagesAtOnce : 1;
    const { campaign: _campaign, ...found } = await page(services, { id, ...query, pages });
    return found;
  };

const toRow = (recipient: Recipient): string[] =>
  recipientColumns.map((column) => {
    const value = recipient[column];
    return typeof value === 'boolean' ? (value ? '1' : '') : (value ?? '');
  });

/**
 * One part of the CSV file; joined together, the parts are the whole file. The export is entered in the audit log once,
 * before any part is sent. @throws ProblemError `campaignNotFound`
 */
export const exportRecipients =
  (services: CampaignsServices): Route<typeof contracts.exportRecipients> =>
  async ({ pathParameters: { id }, body: { cursor }, caller, client, language }) => {
    requireConfirmation(caller);
    const { campaign, items, ...rest } = await page(services, { id, cursor, pages: pagesAtOnce });
    const isFirst = cursor === undefined;
    if (isFirst) {
      const { action, resource } = campaignEvent('campaign.export', { after: campaign });
      await services.audit.record({ caller, client }, { action, resource });
    }
    const names = services.headings(language);
    const start = isFirst ? byteOrderMark + toCsv([recipientColumns.map((column) => names[column])], language) : '';
    return { csv: start + toCsv(items.map(toRow), language), rows: items.length, ...rest };
  };
