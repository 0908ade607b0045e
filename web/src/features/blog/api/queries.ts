import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contracts/text/language.ts';
import { ofPage } from '#web/shared/api/query-client.ts';
import { type BlogSource, type PostListQuery, toShownPost } from '../model/blog-source.ts';

/** `null` when there is no such page: the cache does not keep `undefined`. */
export const postListQuery = (source: BlogSource, { language, page, category }: PostListQuery) =>
  queryOptions({
    ...ofPage,
    queryKey: ['post-list', language, page, category ?? ''],
    queryFn: async ({ signal }) => (await source.posts({ language, page, category }, signal)) ?? null,
  });

/** `null` when there is no such post. */
export const postQuery = (source: BlogSource, slug: string, language: Language) =>
  queryOptions({
    ...ofPage,
    queryKey: postKey(slug, language),
    queryFn: async ({ signal }) => {
      const page = await source.post(slug, language, signal);
      return page ? { ...page, related: page.related.map(toShownPost) } : null;
    },
  });

export const postKey = (slug: string, language: Language) => ['post', slug, language] as const;
