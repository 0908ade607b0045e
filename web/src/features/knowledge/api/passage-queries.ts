import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPassage, type LanguageState, listPassageSubjects, listPassages } from '#contracts/knowledge/endpoints.ts';
import type { PassageKind } from '#contracts/knowledge/passage-kinds.ts';
import type { Language } from '#contracts/text/language.ts';
import { call } from '#web/shared/api/call.ts';

/** All cached lists of passages; a write invalidates them. */
export const passagesKey = ['passages'] as const;
export const passageKey = (id: string) => ['passage', id] as const;

export interface Wanted {
  search: string;
  kind: PassageKind | undefined;
  subject: string | undefined;
  state: LanguageState | undefined;
  language: Language | undefined;
  limit: '10' | '25' | '50' | '100';
  cursor: string | undefined;
}

export const passageListQuery = ({ search, kind, subject, state, language, limit, cursor }: Wanted) => {
  const query = {
    limit,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(kind ? { kind } : {}),
    ...(subject ? { subject } : {}),
    ...(state ? { state } : {}),
    ...(language ? { language } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return queryOptions({
    queryKey: [...passagesKey, query],
    queryFn: ({ signal }) => call(listPassages, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

/** The brands and models that a passage can be about. */
export const subjectsQuery = queryOptions({
  queryKey: ['passage-subjects'],
  queryFn: async ({ signal }) => (await call(listPassageSubjects, { signal })).items,
});

export const fetchPassage = (id: string, signal?: AbortSignal) => call(getPassage, { pathParameters: { id }, signal });

/** A form must begin with the present state. */
export const passageQuery = (id: string) =>
  queryOptions({
    queryKey: passageKey(id),
    queryFn: ({ signal }) => fetchPassage(id, signal),
    // A form must begin with the present state.
    staleTime: 0,
    gcTime: 0,
    // A form that is open keeps what it was opened with until it is saved.
    refetchOnWindowFocus: false,
  });
