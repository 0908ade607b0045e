import type { listReaders as contract, Reader } from '#contracts/newsletter/endpoints.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { encodeCursor } from '#lambdas/platform/http/cursor.ts';
import { type ReaderRecord, readerAddress } from '../model/reader.ts';
import type { ReadersServices } from '../services.ts';
import { presentOwner } from '../steps/account-of.ts';
import { addressIn } from './count-readers.ts';

/** As the administration sees a reader; the key of the links in their mails is shown to no one. */
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

/** How long one call searches for a reader: well within the function's time. */
const searchMilliseconds = 6_000;
/** More would make a filter that DynamoDB refuses. */
const mostWords = 10;

export const listReaders =
  ({ readers, users, clock }: Pick<ReadersServices, 'readers' | 'users' | 'clock'>): Route<typeof contract> =>
  async ({ query: { search = '', state, language, mark, email, limit: asked, cursor } }) => {
    if (mark !== undefined) {
      const named = await readers.byMark(mark);
      return { items: named ? [describeReader((await presentOwner({ readers, users }, named)).reader)] : [] };
    }
    if (email !== undefined) {
      const known = await readers.byEmail(email);
      return { items: known ? [describeReader(known)] : [] };
    }
    const end = clock() + searchMilliseconds;
    const words = readerAddress(search).split(/\s+/).filter(Boolean).slice(0, mostWords);
    const { items, next } = await readers.find({
      ...{ words, state, language, after: addressIn(cursor), limit: Number(asked ?? 50) },
      isTimeUp: () => clock() > end,
    });
    return { items: items.map(describeReader), ...(next === undefined ? {} : { nextCursor: encodeCursor([next]) }) };
  };
