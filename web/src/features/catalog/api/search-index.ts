import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contracts/text/language.ts';
import { fetchDrawn } from '#web/shared/api/drawn-file.ts';
import { type SearchIndex, searchIndexFile } from '../model/search/site-search.ts';

/** The entries of the search besides the catalogue. */
export const searchIndexQuery = (language: Language) =>
  queryOptions({
    queryKey: ['search-index', language],
    queryFn: () => fetchDrawn<SearchIndex>(searchIndexFile(language)),
  });
