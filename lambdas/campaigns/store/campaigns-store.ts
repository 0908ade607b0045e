import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { CampaignStatus } from '#contracts/campaigns/overview.ts';
import { type MailTexts, mailTextSchema } from '#contracts/templates/mail-text.ts';
import { languageSchema } from '#contracts/text/locale.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { inPartition, readItem, readItems, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { type CampaignRecord, campaignRecordSchema } from '../model/campaign-record.ts';
import { campaignSteps, textSteps } from './campaign-steps.ts';
import { activeList, campaignKey, campaignList, listKey, placeOf, textsOf } from './keys.ts';

/** The effect of a write on a campaign. */
export interface CampaignChange {
  /** Without its version, which the store counts up. */
  after: CampaignRecord;
  /** All of them; absent where none changes. */
  texts?: MailTexts | undefined;
  /** Made in the same transaction. */
  writes?: readonly TransactionWrite[] | undefined;
}

/** Where a page of the list ends. */
export type CampaignPlace = Pick<CampaignRecord, 'created' | 'id'>;

export interface CampaignsStore {
  byId(id: string): Promise<CampaignRecord | undefined>;
  /** As they are now; those of a campaign that is not a draft do not change. */
  texts(id: string): Promise<MailTexts>;
  /** Newest first. A page by status may be short while `next` leads on. */
  list(page: {
    limit: number;
    status?: CampaignStatus | undefined;
    after?: CampaignPlace | undefined;
  }): Promise<{ items: CampaignRecord[]; next: CampaignPlace | undefined }>;
  /** Which are scheduled, being sent or standing still. */
  active(): Promise<CampaignRecord[]>;
  add(campaign: CampaignRecord, texts: MailTexts, writes?: readonly TransactionWrite[]): Promise<void>;
  /**
   * Reads the campaign, has `update` decide, and writes on condition that it was not changed meanwhile; otherwise
   * starts from the beginning. `update` returns undefined where nothing is to change, and may throw.
   * @param version that the caller has seen; undefined for a caller that decides by the present state alone.
   * @throws ProblemError `campaignNotFound`, `editConflict` where the version is another one.
   * @returns the campaign as it is stored afterwards.
   */
  change(
    id: string,
    version: number | undefined,
    update: (before: CampaignRecord) => CampaignChange | undefined | Promise<CampaignChange | undefined>,
  ): Promise<CampaignRecord>;
  /** With its texts. @throws Conflict where it has changed since it was read. */
  remove(campaign: CampaignRecord, writes?: readonly TransactionWrite[]): Promise<void>;
  /** For a transaction that may only be made while the campaign is being sent. */
  whileSending(id: string): TransactionWrite;
}

const itemSchema = z.object({ data: campaignRecordSchema });
const entriesSchema = z.array(z.object({ sk: z.string() }));
const textItemsSchema = z.array(z.object({ sk: z.string(), data: mailTextSchema }));
/** Of a list by status: what is read beyond the page costs little, as entries are small. */
const entriesByStatus = 500;

export const campaignsStore = (table: AppTable): CampaignsStore => {
  const { client, name: TableName } = table;

  const byId: CampaignsStore['byId'] = async (id) =>
    z.optional(itemSchema).parse(await readItem(table, campaignKey(id)))?.data;

  const texts: CampaignsStore['texts'] = async (id) => {
    const { sk: prefix, pk } = textsOf(id);
    const items = textItemsSchema.parse(await readPartition(table, { pk, sk: prefix }));
    return Object.fromEntries(items.map(({ sk, data }) => [languageSchema.parse(sk.slice(prefix.length)), data]));
  };

  /** In the order of `ids`; one that was deleted meanwhile is left out. */
  const byIds = async (ids: readonly string[]): Promise<CampaignRecord[]> => {
    const items = z.array(itemSchema).parse(await readItems(table, ids.map(campaignKey)));
    const found = new Map(items.map(({ data }) => [data.id, data]));
    return ids.flatMap((id) => found.get(id) ?? []);
  };

  return {
    byId,
    texts,

    async list({ limit, status, after }) {
      const { Items, LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ...(status
            ? { FilterExpression: '#status = :status', ExpressionAttributeNames: { '#status': 'status' } }
            : {}),
          ExpressionAttributeValues: { ':pk': campaignList.pk, ...(status ? { ':status': status } : {}) },
          ConsistentRead: true,
          ScanIndexForward: false,
          Limit: status ? entriesByStatus : itemsToRead(limit),
          ...(after ? { ExclusiveStartKey: listKey(after) } : {}),
        }),
      );
      const { shown, last } = pageOf(entriesSchema.parse(Items), limit);
      const rest = status && LastEvaluatedKey ? z.object({ sk: z.string() }).parse(LastEvaluatedKey) : undefined;
      const next = last ?? rest;
      return {
        items: await byIds(shown.map((entry) => placeOf(entry).id)),
        next: next && placeOf(next),
      };
    },

    async active() {
      const { Items } = await client.send(
        new QueryCommand({ TableName, ...inPartition(activeList), ConsistentRead: true }),
      );
      return byIds(entriesSchema.parse(Items).map(({ sk }) => sk));
    },

    async add(campaign, written, writes = []) {
      await transact(table, [
        ...campaignSteps(TableName, { before: undefined, after: campaign }),
        ...textSteps(TableName, campaign.id, {}, written),
        ...writes.map((write) => ({ write })),
      ]);
    },

    change: (id, version, update) =>
      retryOnConflict(async () => {
        const before = await byId(id);
        if (!before) throw new ProblemError('campaignNotFound');
        if (version !== undefined && version !== before.version) throw new ProblemError('editConflict');
        const change = await update(before);
        if (!change) return before;
        const after = { ...change.after, version: before.version + 1 };
        await transact(table, [
          ...campaignSteps(TableName, { before, after }),
          ...(change.texts ? textSteps(TableName, id, await texts(id), change.texts) : []),
          ...(change.writes ?? []).map((write) => ({ write })),
        ]);
        return after;
      }),

    async remove(campaign, writes = []) {
      await transact(table, [
        ...campaignSteps(TableName, { before: campaign, after: undefined }),
        ...textSteps(TableName, campaign.id, await texts(campaign.id), {}),
        ...writes.map((write) => ({ write })),
      ]);
    },

    whileSending: (id) => ({
      ConditionCheck: {
        TableName,
        Key: campaignKey(id),
        ConditionExpression: '#data.#status = :sending',
        ExpressionAttributeNames: { '#data': 'data', '#status': 'status' },
        ExpressionAttributeValues: { ':sending': 'sending' satisfies CampaignStatus },
      },
    }),
  };
};
