import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#contracts/http/endpoint.ts';
import { listReaders } from '#contracts/newsletter.ts';
import { call } from '#web/shared/api/call.ts';

/** All cached lists of readers; a write invalidates them. */
export const readersKey = ['readers'] as const;

export const readerListQuery = (query: Input<typeof listReaders, 'query'>) =>
  queryOptions({
    queryKey: [...readersKey, query],
    queryFn: ({ signal }) => call(listReaders, { query, signal }),
    placeholderData: keepPreviousData,
  });
