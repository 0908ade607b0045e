import { queryOptions } from '@tanstack/react-query';
import { getTemplate, listTemplates } from '#contracts/templates.ts';
import { call } from '#web/shared/api/call.ts';

export const templateListQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => call(listTemplates, { signal }),
  // Other people write too.
  staleTime: 0,
});

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) => call(getTemplate, { pathParameters: { id }, signal }),
  });
