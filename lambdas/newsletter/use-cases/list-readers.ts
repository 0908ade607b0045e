import * as z from 'zod/mini';
import type { listReaders as contract, Reader, readerFilters } from '#contracts/newsletter.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/http/cursor.ts';
import type { ReaderRecord } from '../model/reader.ts';
import type { ReadersServices } from '../services.ts';
import { presentOwner } from './account-of.ts';

/** As the administration sees a reader; the key of the links in their mails is nobody's business. */
export const describeReader = ({
  email,
  language,
  subscription,
  refused,
  unsubscribed,
  suppressed,
}: ReaderRecord): Reader => ({
  email,
  language,
  subscription: subscription ? 'confirmed' : 'none',
  ...(subscription ? { since: subscription.confirmed } : {}),
  ...(refused ? { refused } : {}),
  ...(unsubscribed ? { unsubscribed } : {}),
  ...(suppressed ? { suppressed } : {}),
});

const isIn: Record<(typeof readerFilters)[number], (reader: ReaderRecord) => boolean> = {
  subscribed: ({ subscription }) => subscription !== undefined,
  unsubscribed: ({ refused, unsubscribed }) => refused !== undefined || unsubscribed !== undefined,
  suppressed: ({ suppressed }) => suppressed !== undefined,
};

/** A filter may find nobody for long: then the list goes on from there, on the next page. */
const mostReads = 10;

export const listReaders =
  ({ readers, users }: Pick<ReadersServices, 'readers' | 'users'>): Route<typeof contract> =>
  async ({ query: { search, state, mark, limit: asked, cursor } }) => {
    if (mark !== undefined) {
      const named = await readers.byMark(mark);
      return { items: named ? [describeReader((await presentOwner({ readers, users }, named)).reader)] : [] };
    }
    const limit = Number(asked ?? 50);
    const beginning = search?.trim() || undefined;
    const found: ReaderRecord[] = [];
    let next = cursor === undefined ? undefined : decodeCursor(cursor, z.tuple([z.string()]))[0];
    for (let reads = 0; reads < mostReads && found.length < limit; reads += 1) {
      // Never more than the page has room for: the cursor is where the reading ended.
      const page = await readers.page({ after: next, beginning, limit: limit - found.length });
      found.push(...page.items.filter((reader) => state === undefined || isIn[state](reader)));
      next = page.next;
      if (next === undefined) break;
    }
    return { items: found.map(describeReader), ...(next === undefined ? {} : { nextCursor: encodeCursor([next]) }) };
  };
