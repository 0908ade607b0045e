import { queryOptions } from '@tanstack/react-query';
import { getTemplate, type Template } from '#contracts/templates/endpoints.ts';
import { call } from '#web/shared/api/call.ts';

export const fetchTemplate = (id: string, signal?: AbortSignal): Promise<Template> =>
  call(getTemplate, { pathParameters: { id }, signal });

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ['templates', 'edited', id],
    queryFn: ({ signal }) => fetchTemplate(id, signal),
    // A form must begin with the present state.
    staleTime: 0,
    gcTime: 0,
  });
