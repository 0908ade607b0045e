import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contracts/text/language.ts';
import { type SearchIndex, searchIndexFile } from '../model/search/site-search.ts';

/** The entries of the search besides the catalogue. Our own renderer wrote the file, so its form is not checked. */
export const searchIndexQuery = (language: Language) =>
  queryOptions({
    queryKey: ['search-index', language],
    queryFn: async (): Promise<SearchIndex> => {
      const reply = await fetch(`/${searchIndexFile(language)}`);
      if (!reply.ok) throw new Error(`${reply.url}: ${reply.status}`);
      return reply.json();
    },
  });
