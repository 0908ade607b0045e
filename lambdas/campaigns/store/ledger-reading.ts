import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { CampaignCounts, Recipient, RecipientState } from '#contracts/campaigns/report.ts';
import type { Language } from '#contracts/text/language.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { readItem, readItems, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Chunk, FrozenRecipient } from '../model/chunk.ts';
import { addCounts, countsOf, type Look, noCounts, noOutcomes, type Outcomes, standingOf } from '../model/outcomes.ts';
import { addUnfinished, nothingUnfinished, type Unfinished, unfinishedOf } from '../model/unfinished.ts';
import { chunkItemSchema, messageIdsOf, outcomesOf, recipientsOf } from './ledger-items.ts';
import { between, lastNumber, ledgerKey, linksOf, numberOf } from './ledger-keys.ts';

/** A campaign in numbers. */
export interface LedgerCounts {
  total: CampaignCounts;
  byLanguage: Partial<Record<Language, CampaignCounts>>;
  /** How many different readers followed each link, most first. */
  links: { url: string; readers: number }[];
  unfinished: Unfinished;
}

/** Where a page of recipients goes on: the number of the next chunk. */
export type RecipientsPlace = number;

export interface LedgerReading {
  /** Undefined for a place that no mail has, and where the data have expired. */
  recipientAt(id: string, chunk: number, position: number): Promise<FrozenRecipient | undefined>;
  /** Chunks in their order, with what was told of their mails. */
  chunks(id: string): AsyncGenerator<{ chunk: Chunk; outcomes: Outcomes }[]>;
  /** Chunks from this number on, as many as `limit` says. */
  chunkPage(id: string, from: number, limit: number): Promise<{ chunks: Chunk[]; next: number | undefined }>;
  /** Whether all chunks are done. */
  isDone(id: string): Promise<boolean>;
  /** Counted now, from all chunks. */
  counts(id: string, view?: Pick<Look, 'isCancelled'>): Promise<LedgerCounts>;
  /** In the order of sending, those of so many chunks whose data have not expired. With a state a page may be short, or empty, while `next` leads on. */
  recipients(
    id: string,
    from?: RecipientsPlace | undefined,
    view?: Pick<Look, 'isCancelled'> & { state?: RecipientState | undefined; chunks?: number | undefined },
  ): Promise<{ items: Recipient[]; next: RecipientsPlace | undefined }>;
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

  async function* chunks(id: string) {
    let from: number | undefined = 0;
    while (from !== undefined) {
      const page: Awaited<ReturnType<typeof chunkPage>> = await chunkPage(id, from);
      const [first, last] = [page.chunks[0], page.chunks.at(-1)];
      const outcomes = first && last && (await outcomesBetween(id, first.number, last.number));
      yield page.chunks.map((chunk) => ({ chunk, outcomes: outcomes?.get(chunk.number) ?? noOutcomes }));
      from = page.next;
    }
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

  const recipients: LedgerReading['recipients'] = async (
    id,
    from = 0,
    { state, chunks: atOnce = 4, isCancelled } = {},
  ) => {
    const page = await chunkPage(id, from, atOnce);
    const kinds = ['RECIPIENTS', 'OUTCOMES', 'MESSAGES'] as const;
    const keys = page.chunks.flatMap(({ number }) => kinds.map((kind) => ledgerKey(id, kind, number)));
    const items = new Map((await readItems(table, keys)).map((item) => [keyedSchema.parse(item).sk, item]));
    const find = (kind: (typeof kinds)[number], number: number) => items.get(ledgerKey(id, kind, number).sk);
    const look = { now: clock(), isCancelled };
    const rows = page.chunks.flatMap((chunk): Recipient[] => {
      const people = recipientsOf(find('RECIPIENTS', chunk.number));
      const outcomes = outcomesOf(find('OUTCOMES', chunk.number));
      const messageIdOf = messageIdsOf(find('MESSAGES', chunk.number));
      return people.map(({ email }, position) => {
        const messageId = messageIdOf(position);
        const { state, reason, outcome } = standingOf(chunk, outcomes, position, look);
        return {
          ...{ email, language: chunk.language, state },
          ...(reason ? { reason } : {}),
          ...(messageId ? { messageId } : {}),
          ...(outcome ? { outcome } : {}),
          ...(outcomes.told.opened?.has(position) ? { opened: true } : {}),
          ...(outcomes.told.clicked?.has(position) ? { clicked: true } : {}),
          ...(outcomes.told.unsubscribed?.has(position) ? { unsubscribed: true } : {}),
        };
      });
    });
    return { items: state ? rows.filter((row) => row.state === state) : rows, next: page.next };
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

  return { chunks, chunkPage, isDone, counts, recipients, recipientAt };
};
