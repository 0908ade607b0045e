import type { BlogSource } from '../model/blog-source.ts';

/**
 * The API's source. Its code (and the contracts') is loaded with the first call, because a prerendered page needs none.
 */
export const lazyBlogSource = (): BlogSource => {
  const source = () => import('./api-source.ts').then(({ apiBlogSource }) => apiBlogSource);
  return {
    posts: async (...input) => (await source()).posts(...input),
    post: async (...input) => (await source()).post(...input),
  };
};
