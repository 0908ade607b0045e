import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listCategories } from '#contracts/blog/categories.ts';
import type { PostFilter } from '#contracts/blog/drafts.ts';
import { getDraft, getPostOverview, getRevision, listPostOverviews, listRevisions } from '#contracts/blog/editing.ts';
import type { Language } from '#contracts/text/language.ts';
import { call } from '#web/shared/api/call.ts';

/** All cached lists of posts; a write invalidates them. */
export const postsKey = ['post-overviews'] as const;
export const categoriesKey = ['category-editing'] as const;
export const postKey = (id: string) => ['post-editing', id] as const;

interface PostView {
  search: string;
  state: PostFilter | undefined;
  missing: Language | undefined;
  limit: '10' | '25' | '50' | '100';
  cursor: string | undefined;
}

export const postListQuery = ({ search, state, missing, limit, cursor }: PostView) => {
  const query = {
    limit,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(state ? { state } : {}),
    ...(missing ? { missing } : {}),
    ...(cursor ? { cursor } : {}),
  };
  return queryOptions({
    queryKey: [...postsKey, query],
    queryFn: ({ signal }) => call(listPostOverviews, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const postQuery = (id: string) =>
  queryOptions({
    queryKey: postKey(id),
    queryFn: ({ signal }) => call(getPostOverview, { pathParameters: { id }, signal }),
    // Other people write too: an old version would end in a conflict.
    staleTime: 0,
  });

/** The present state, needed for a decision; requested until it arrives. */
export const presentPostQuery = (id: string) =>
  queryOptions({
    queryKey: [...postKey(id), 'present'],
    queryFn: ({ signal }) => call(getPostOverview, { pathParameters: { id }, signal }),
    // The writer decides about the present state, never about one that was fetched before.
    staleTime: 0,
    gcTime: 0,
    retry: true,
  });

/** The working copy. */
export const draftQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...postKey(id), 'draft', language],
    queryFn: ({ signal }) => call(getDraft, { pathParameters: { id, language }, signal }),
    // Never from an earlier visit: a working copy that is a minute old may be outdated.
    staleTime: 0,
    gcTime: 0,
  });

export const revisionsQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...postKey(id), 'revisions', language],
    queryFn: ({ signal }) => call(listRevisions, { pathParameters: { id, language }, signal }),
    // Each save adds one.
    staleTime: 0,
  });

export const revisionQuery = (id: string, language: Language, revision: string) =>
  queryOptions({
    queryKey: [...postKey(id), 'revisions', language, revision],
    queryFn: ({ signal }) => call(getRevision, { pathParameters: { id, language, revision }, signal }),
  });

export const categoriesQuery = queryOptions({
  queryKey: categoriesKey,
  queryFn: ({ signal }) => call(listCategories, { signal }),
});
