import { queryOptions } from '@tanstack/react-query';
import { getInboxMail, listInboxMails } from '#contracts/inbox/endpoints.ts';
import { listReaders } from '#contracts/newsletter/endpoints.ts';
import { listUsers } from '#contracts/users/endpoints.ts';
import { call } from '#web/shared/api/call.ts';
import { readersKey } from '#web/shared/reads/keys.ts';

/** All that is cached of the inbox; a deletion invalidates it. */
export const inboxKey = ['inbox'] as const;

/** Each fetch is a log-in at the server: it is made only at a user's request. */
const onDemand = { staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false, refetchOnReconnect: false };

export const inboxListQuery = (cursor: string | undefined) =>
  queryOptions({
    ...onDemand,
    queryKey: [...inboxKey, 'list', cursor ?? ''],
    queryFn: ({ signal }) => call(listInboxMails, { query: cursor ? { cursor } : {}, signal }),
    // The list of the last visit says little of today.
    gcTime: 0,
  });

export const inboxMailQuery = (id: string) =>
  queryOptions({
    ...onDemand,
    queryKey: [...inboxKey, 'mail', id],
    queryFn: ({ signal }) => call(getInboxMail, { pathParameters: { id }, signal }),
  });

/** Any change to a reader is seen here too. */
const knownAddressKey = [...readersKey, 'known'] as const;

/** The reader whose subscription a request to unsubscribe names. */
export const markedReaderQuery = (mark: string) =>
  queryOptions({
    queryKey: [...knownAddressKey, 'mark', mark],
    queryFn: async ({ signal }) => ({ reader: (await call(listReaders, { query: { mark }, signal })).items[0] }),
  });

/** The user and the reader with an address. */
export const knownAddressQuery = (address: string) => {
  const isIt = ({ email }: { email: string }) => email.toLowerCase() === address.toLowerCase();
  return queryOptions({
    queryKey: [...knownAddressKey, address],
    queryFn: async ({ signal }) => {
      const [users, readers] = await Promise.all([
        // A search takes no more.
        call(listUsers, { query: { search: address.slice(0, 100), limit: '10' }, signal }),
        call(listReaders, { query: { email: address.slice(0, 254) }, signal }),
      ]);
      return { user: users.items.find(isIt), reader: readers.items.find(isIt) };
    },
  });
};
