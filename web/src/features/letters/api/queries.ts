import { queryOptions } from '@tanstack/react-query';
import { getLetter, listLetters } from '#contracts/letters/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { call } from '#web/shared/api/call.ts';

/** A page of those that are public, latest first. */
export const lettersQuery = (lang: Language, cursor: string | undefined) =>
  queryOptions({
    queryKey: ['letters', lang, cursor ?? ''],
    queryFn: ({ signal }) => call(listLetters, { query: { lang, ...(cursor ? { cursor } : {}) }, signal }),
  });

export const letterQuery = (address: string) =>
  queryOptions({
    queryKey: ['letter', address],
    queryFn: ({ signal }) => call(getLetter, { pathParameters: { address }, signal }),
  });
