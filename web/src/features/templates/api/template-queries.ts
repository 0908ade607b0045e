import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#contracts/http/endpoint.ts';
import { getTemplate, listTemplates, previewMail, type Template } from '#contracts/templates.ts';
import { call } from '#web/shared/api/call.ts';
import { write } from '#web/shared/api/write.ts';

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

/** What a reader would get of a text as it stands in the form. */
export const previewQuery = (mail: Input<typeof previewMail, 'body'>) =>
  queryOptions({
    queryKey: ['mail-preview', mail],
    queryFn: ({ signal }) => write(previewMail, { body: mail, signal }),
    // The same text gives the same mail; a text that has changed is another one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
