import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { CampaignCounts } from '#contracts/campaigns/report.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Chunk, FrozenRecipient } from '../model/chunk.ts';
import { addCounts, countsOf, type Look, noCounts, noOutcomes, type Outcomes } from '../model/outcomes.ts';
import { addUnfinished, nothingUnfinished, type Unfinished, unfinishedOf } from '../model/unfinished.ts';
import { chunkItemSchema, outcomesOf, recipientsOf } from './ledger-items.ts';
import { between, lastNumber, ledgerKey, linksOf, numberOf } from './ledger-keys.ts';
import { type LedgerRecipients, ledgerRecipients } from './ledger-recipients.ts';

/** A campaign in numbers. */
export interface LedgerCounts {
  total: CampaignCounts;
  byLanguage: Partial<Record<Language, CampaignCounts>>;
  /** How many different readers followed each link, most first. */
  links: { url: string; readers: number }[];
  unfinished: Unfinished;
}

export interface LedgerReading extends LedgerRecipients {
  /** Undefined for a place that no mail has, and where the data have expired. */
  recipientAt(id: string, chunk: number, position: number): Promise<FrozenRecipient | undefined>;
  /** Chunks in their order, with the reports on their mails. */
  chunks(id: string): AsyncGenerator<{ chunk: Chunk; outcomes: Outcomes }[]>;
  /** Chunks from this number on, as many as `limit` says. */
  chunkPage(id: string, from: number, limit: number): Promise<{ chunks: Chunk[]; next: number | undefined }>;
  /** Whether all chunks are done. */
  isDone(id: string): Promise<boolean>;
  /** Counted now, from all chunks. */
  counts(id: string, view?: Pick<Look, 'isCancelled'>): Promise<LedgerCounts>;
}

const keyedSchema = z.looseObject({ sk: z.string() });
const linkSchema = z.object({ sk: z.string(), url: z.string() });

export const ledgerReading = (table: AppTable, clock: Clock): LedgerReading => {
  const { client, name: TableName } = table;

  /** A page of chunks; as many as DynamoDB reads at once, unless `limit` says less. */
  const chunkPage = async (id: string, from: number, limit?: number) => {
    const input = { TableName, ...between(id, 'CHUNK', from, lastNumber), ConsistentRead: true };
    const { Items = [], LastEvaluatedKey } = await client.send(new QueryCommand({ ...input, Limit: limit }));
    const chunks = z.array(chunkItemSchema).parse(Items);
    const last = chunks.at(-1);
    return { chunks: chunks.map(({ data }) => data), next: LastEvaluatedKey && last && last.data.number + 1 };
  };

  const outcomesBetween = async (id: string, first: number, last: number): Promise<Map<number, Outcomes>> => {
    const found = new Map<number, Outcomes>();
    let ExclusiveStartKey: Record<string, unknown> | undefined;
    do {
      const input = { TableName, ...between(id, 'OUTCOMES', first, last), ConsistentRead: true, ExclusiveStartKey };
      const reply: { Items?: unknown[]; LastEvaluatedKey?: Record<string, unknown> } = await client.send(
        new QueryCommand(input),
      );
      for (const item of reply.Items ?? []) found.set(numberOf(keyedSchema.parse(item)), outcomesOf(item));
      ExclusiveStartKey = reply.LastEvaluatedKey;
    } while (ExclusiveStartKey);
    return found;
  };

  /** Chunks with the reports on their mails; the first page is as long as `first` says. */
  async function* pages(id: string, start: number, first?: number) {
    let from: number | undefined = start;
    let limit = first;
    while (from !== undefined) {
      const page: Awaited<ReturnType<typeof chunkPage>> = await chunkPage(id, from, limit);
      const [one, last] = [page.chunks[0], page.chunks.at(-1)];
      const outcomes = one && last && (await outcomesBetween(id, one.number, last.number));
      const found = page.chunks.map((chunk) => ({ chunk, outcomes: outcomes?.get(chunk.number) ?? noOutcomes }));
      yield { found, next: page.next };
      from = page.next;
      limit = undefined;
    }
  }

  async function* chunks(id: string) {
    for await (const { found } of pages(id, 0)) yield found;
  }

  const counts: LedgerReading['counts'] = async (id, { isCancelled } = {}) => {
    const look = { now: clock(), isCancelled };
    const byLanguage: LedgerCounts['byLanguage'] = {};
    const readers = new Map<string, number>();
    let unfinished = nothingUnfinished;
    for await (const page of chunks(id)) {
      for (const { chunk, outcomes } of page) {
        byLanguage[chunk.language] = addCounts(byLanguage[chunk.language] ?? noCounts, countsOf(chunk, outcomes, look));
        unfinished = addUnfinished(unfinished, unfinishedOf(chunk, outcomes, look.now));
        for (const [mark, who] of Object.entries(outcomes.links)) {
          readers.set(mark, (readers.get(mark) ?? 0) + who.size);
        }
      }
    }
    const links = readers.size === 0 ? [] : z.array(linkSchema).parse(await readPartition(table, linksOf(id)));
    return {
      total: Object.values(byLanguage).reduce(addCounts, noCounts),
      byLanguage,
      unfinished,
      links: links
        .map(({ sk, url }) => ({ url, readers: readers.get(sk.slice(linksOf(id).sk.length)) ?? 0 }))
        .sort((one, other) => other.readers - one.readers || (one.url < other.url ? -1 : 1)),
    };
  };

  const isDone = async (id: string): Promise<boolean> => {
    let from: number | undefined = 0;
    while (from !== undefined) {
      const page: Awaited<ReturnType<typeof chunkPage>> = await chunkPage(id, from);
      if (page.chunks.some(({ state }) => state !== 'done')) return false;
      from = page.next;
    }
    return true;
  };

  const recipientAt: LedgerReading['recipientAt'] = async (id, chunk, position) =>
    recipientsOf(await readItem(table, ledgerKey(id, 'RECIPIENTS', chunk)))[position];

  return { chunks, chunkPage, isDone, counts, recipientAt, ...ledgerRecipients(table, clock, pages) };
};
