import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Input } from '#contracts/http/endpoint.ts';
import { previewMail } from '#contracts/templates/endpoints.ts';
import { write } from '../api/write.ts';

/** The mail that a reader would get of a text as it stands in the form. */
export const previewQuery = (mail: Input<typeof previewMail, 'body'>) =>
  queryOptions({
    queryKey: ['mail-preview', mail] as readonly unknown[],
    queryFn: ({ signal }) => write(previewMail, { body: mail, signal }),
    // The same text gives the same mail; a text that has changed is another one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
  });
