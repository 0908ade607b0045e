import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getLetter, listLetters } from '#contracts/letters.ts';
import type { Language } from '#contracts/text/language.ts';
import { call } from '#web/shared/api/call.ts';

/** Those that are public, latest first. */
export const lettersQuery = (lang: Language) =>
  infiniteQueryOptions({
    queryKey: ['letters', lang],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(listLetters, { query: { lang, ...(cursor ? { cursor } : {}) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

export const letterQuery = (address: string) =>
  queryOptions({
    queryKey: ['letter', address],
    queryFn: ({ signal }) => call(getLetter, { pathParameters: { address }, signal }),
  });
