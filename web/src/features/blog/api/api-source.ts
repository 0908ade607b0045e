import { getPost, listPosts } from '#contracts/blog.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import type { BlogSource } from '../model/blog-source.ts';

const orNothing = (error: unknown): undefined => {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
};

/** The blog as the API answers it. `failureText` is asked at each call, because the language may change. */
export const apiBlogSource = (failureText: () => string): BlogSource => ({
  posts: ({ language: lang, page, category }, signal) =>
    call(listPosts, { query: { lang, page: String(page), category }, signal, failureText: failureText() }).catch(
      orNothing,
    ),
  post: (slug, lang, signal) =>
    call(getPost, { pathParameters: { slug }, query: { lang }, signal, failureText: failureText() }).catch(orNothing),
});
