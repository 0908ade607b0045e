import * as z from 'zod/mini';
import type { Recipient, RecipientFilter } from '#contracts/campaigns/report.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import { readItems } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Chunk } from '../model/chunk.ts';
import { isPicked, type Look, type Outcomes, standingOf } from '../model/outcomes.ts';
import { messageIdsOf, recipientsOf } from './ledger-items.ts';
import { ledgerKey } from './ledger-keys.ts';

/** Where a page of recipients goes on: the number of the next chunk. */
export type RecipientsPlace = number;

/** Which recipients, and how many at once. */
export interface RecipientsView extends Pick<Look, 'isCancelled'> {
  filter?: RecipientFilter | undefined;
  /** So many chunks are a page; with a filter, the first that are looked through. */
  chunks?: number | undefined;
  /** With a filter: as many as fill a page. */
  enough?: number | undefined;
  /** With a filter: whether the search is to go on another time. */
  isTimeUp?: (() => boolean) | undefined;
}

export interface LedgerRecipients {
  /**
   * In the order of sending, of those whose data have not expired. With a filter chunks and outcomes are read on, which are small,
   * until a page is full and whether more follows is known, or the time is up: then it may be short, or empty, while `next` leads on.
   */
  recipients(
    id: string,
    from?: RecipientsPlace | undefined,
    view?: RecipientsView,
  ): Promise<{ items: Recipient[]; next: RecipientsPlace | undefined }>;
}

interface Found {
  chunk: Chunk;
  outcomes: Outcomes;
}
type Picked = Found & { positions: readonly number[] };

/** Chunks from a number on: as many as `first` says, and then as many as DynamoDB reads at once. */
export type ReadPages = (
  id: string,
  from: number,
  first: number,
) => AsyncGenerator<{ found: Found[]; next: number | undefined }>;

const keyedSchema = z.looseObject({ sk: z.string() });

/** Chunks whose picked people are read together: as many as fill a page that has some already. */
const inGroups = (picked: readonly Picked[], size: number, already: number): Picked[][] => {
  const groups: Picked[][] = [];
  let count = size;
  for (const each of picked) {
    if (count >= size) {
      count = groups.length === 0 && already < size ? already : 0;
      groups.push([]);
    }
    groups.at(-1)?.push(each);
    count += each.positions.length;
  }
  return groups;
};

export const ledgerRecipients = (table: AppTable, clock: Clock, pages: ReadPages): LedgerRecipients => {
  const rowsOf = async (id: string, picked: readonly Picked[], look: Look): Promise<Recipient[]> => {
    const kinds = ['RECIPIENTS', 'MESSAGES'] as const;
    const keys = picked.flatMap(({ chunk }) => kinds.map((kind) => ledgerKey(id, kind, chunk.number)));
    const items = new Map((await readItems(table, keys)).map((item) => [keyedSchema.parse(item).sk, item]));
    const find = (kind: (typeof kinds)[number], number: number) => items.get(ledgerKey(id, kind, number).sk);
    return picked.flatMap(({ chunk, outcomes, positions }): Recipient[] => {
      const people = recipientsOf(find('RECIPIENTS', chunk.number));
      const messageIdOf = messageIdsOf(find('MESSAGES', chunk.number));
      return positions.flatMap((position): Recipient[] => {
        const person = people[position];
        if (!person) return [];
        const messageId = messageIdOf(position);
        const { state, reason, outcome } = standingOf(chunk, outcomes, position, look);
        return [
          {
            ...{ email: person.email, language: chunk.language, state },
            ...(reason ? { reason } : {}),
            ...(messageId ? { messageId } : {}),
            ...(outcome ? { outcome } : {}),
            ...(outcomes.reported.opened?.has(position) ? { opened: true } : {}),
            ...(outcomes.reported.clicked?.has(position) ? { clicked: true } : {}),
            ...(outcomes.reported.unsubscribed?.has(position) ? { unsubscribed: true } : {}),
          },
        ];
      });
    });
  };

  return {
    async recipients(id, from = 0, { filter, chunks = 4, enough = 50, isCancelled, isTimeUp } = {}) {
      const look = { now: clock(), isCancelled };
      const size = filter ? enough : Number.POSITIVE_INFINITY;
      const items: Recipient[] = [];
      for await (const { found, next } of pages(id, from, chunks)) {
        const picked = found
          .map(({ chunk, outcomes }) => {
            const all = Array.from({ length: chunk.size }, (_none, position) => position);
            const positions = filter ? all.filter((each) => isPicked(filter, chunk, outcomes, each, look)) : all;
            return { chunk, outcomes, positions };
          })
          .filter(({ positions }) => positions.length > 0);
        for (const group of inGroups(picked, size, items.length)) {
          if (items.length >= size) return { items, next: group[0]?.chunk.number };
          items.push(...(await rowsOf(id, group, look)));
        }
        if (!filter || isTimeUp?.()) return { items, next };
      }
      return { items, next: undefined };
    },
  };
};
