import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#contracts/http/endpoint.ts';
import { listReaders } from '#contracts/newsletter/endpoints.ts';
import { countReaders, getReaderHistory, type ReaderKind } from '#contracts/newsletter/readers.ts';
import { call } from '#web/shared/api/call.ts';
import { readersKey } from '#web/shared/reads/keys.ts';

/**
 * A search that found no reader, or did not come to the end, goes on by itself, so many times: of a million readers it
 * comes to the end.
 */
const callsAtOnce = 10;

export const readerListQuery = (query: Input<typeof listReaders, 'query'>) =>
  queryOptions({
    queryKey: [...readersKey, query],
    queryFn: async ({ signal }) => {
      let found = await call(listReaders, { query, signal });
      for (let more = 1; more < callsAtOnce && found.items.length === 0 && found.nextCursor; more += 1) {
        found = await call(listReaders, { query: { ...query, cursor: found.nextCursor }, signal });
      }
      return found;
    },
    placeholderData: keepPreviousData,
  });

/** How many readers there are of each kind; undefined for more than can be counted at once. */
export const readerCountQuery = queryOptions({
  queryKey: [...readersKey, 'count'],
  queryFn: async ({ signal }): Promise<{ kinds: ReaderKind[] | undefined }> => {
    const kinds: ReaderKind[] = [];
    let cursor: string | undefined;
    for (let calls = 0; calls < callsAtOnce; calls += 1) {
      const part = await call(countReaders, { query: cursor ? { cursor } : {}, signal });
      kinds.push(...part.kinds);
      cursor = part.nextCursor;
      if (cursor === undefined) return { kinds };
    }
    return { kinds: undefined };
  },
  // The server counts once a minute.
  staleTime: 60_000,
});

export const readerHistoryQuery = (email: string) =>
  queryOptions({
    queryKey: [...readersKey, 'history', email],
    queryFn: ({ signal }) => call(getReaderHistory, { query: { email }, signal }),
  });
