import { queryOptions } from '@tanstack/react-query';
import { getTemplate, listTemplates, type Template } from '#contracts/templates.ts';
import { call } from '#web/shared/api/call.ts';

/** All that is cached of templates. */
export const templatesKey = ['templates'] as const;

export const templatesQuery = queryOptions({
  queryKey: [...templatesKey, 'list'],
  queryFn: ({ signal }) => call(listTemplates, { signal }),
});

export const fetchTemplate = (id: string, signal?: AbortSignal): Promise<Template> =>
  call(getTemplate, { pathParameters: { id }, signal });

/** A form must begin with the present state. */
export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: [...templatesKey, 'one', id],
    queryFn: ({ signal }) => fetchTemplate(id, signal),
    // A form must begin with the present state.
    staleTime: 0,
    gcTime: 0,
  });
