import { queryOptions } from '@tanstack/react-query';
import { getTemplate, listTemplates } from '#contracts/templates.ts';
import { call } from '#web/shared/api/call.ts';

/** By the key of the screen of templates, which invalidates it with each of its writes. */
export const templateListQuery = queryOptions({
  queryKey: ['templates', 'list'],
  queryFn: ({ signal }) => call(listTemplates, { signal }),
});

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) => call(getTemplate, { pathParameters: { id }, signal }),
  });
