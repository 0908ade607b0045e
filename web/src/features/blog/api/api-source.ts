import { getPost, listPosts } from '#contracts/blog/endpoints.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import type { BlogSource } from '../model/blog-source.ts';

const orNothing = (error: unknown): undefined => {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
};

/** The blog as the API answers it. */
export const apiBlogSource: BlogSource = {
  posts: ({ language: lang, page, category }, signal) =>
    call(listPosts, { query: { lang, page: String(page), category }, signal }).catch(orNothing),
  post: (slug, lang, signal) => call(getPost, { pathParameters: { slug }, query: { lang }, signal }).catch(orNothing),
};
