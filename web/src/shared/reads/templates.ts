import { queryOptions } from '@tanstack/react-query';
import { getTemplate, listTemplates } from '#contracts/templates/endpoints.ts';
import { call } from '../api/call.ts';

/** Templates as screens show them, apart from the one that is being edited; a write invalidates them. */
export const templatesKey = ['templates', 'shown'] as const;

export const templatesQuery = queryOptions({
  queryKey: [...templatesKey, 'list'],
  queryFn: ({ signal }) => call(listTemplates, { signal }),
});

export const shownTemplateQuery = (id: string) =>
  queryOptions({
    queryKey: [...templatesKey, 'one', id],
    queryFn: ({ signal }) => call(getTemplate, { pathParameters: { id }, signal }),
  });
