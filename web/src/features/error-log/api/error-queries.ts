import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getErrorGroup, listErrorGroups } from '#contracts/error-log/endpoints.ts';
import { listMailFailures } from '#contracts/mail-failures/endpoints.ts';
import type { PageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import { call } from '#web/shared/api/call.ts';
import type { ErrorView } from '../model/error-view.ts';

/** All that is cached of the error log; a write invalidates it. */
export const errorLogKey = ['errors'] as const;

/** The error with the number that is searched for, in any state; else those of the chosen state. */
export const errorListQuery = ({ state, number }: ErrorView) => {
  const query = number ? { errorId: number } : { state };
  return queryOptions({
    queryKey: [...errorLogKey, query],
    queryFn: ({ signal }) => call(listErrorGroups, { query, signal }),
    placeholderData: keepPreviousData,
    // Errors keep coming.
    staleTime: 0,
  });
};

/** A group with its latest occurrences, and with the one whose number is searched for. */
export const errorGroupQuery = (id: string, number: string | undefined) =>
  queryOptions({
    queryKey: [...errorLogKey, id, number],
    queryFn: ({ signal }) =>
      call(getErrorGroup, { pathParameters: { id }, query: number ? { errorId: number } : {}, signal }),
    // Errors keep coming, and other administrators close them.
    staleTime: 0,
  });

/** A page of the mails that were not sent. */
export const mailFailuresQuery = ({ pageSize, cursor }: { pageSize: PageSize; cursor: string | undefined }) => {
  const query = { limit: `${pageSize}` as const, ...(cursor ? { cursor } : {}) };
  return queryOptions({
    queryKey: [...errorLogKey, 'mails', query],
    queryFn: ({ signal }) => call(listMailFailures, { query, signal }),
    placeholderData: keepPreviousData,
    // Mails keep failing.
    staleTime: 0,
  });
};
