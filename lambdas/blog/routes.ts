import type { getPost as getPostContract, listPosts as listPostsContract } from '#contracts/blog.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { copiedReads } from '#lambdas/platform/ttl-cache.ts';
import type { BlogReader } from './model/blog-reader.ts';
import { getPost } from './use-cases/get-post.ts';
import { listPosts } from './use-cases/list-posts.ts';

/**
 * Long enough to absorb a burst of readers. Together with the two seconds of the store's own cache, an edit is visible
 * within five seconds.
 */
const memoryTtlMs = 3_000;

/** The public reads, each from a short in-memory cache. */
export const blogRoutes = (blog: BlogReader, clock: Clock) => {
  const copy = copiedReads({ ttlMs: memoryTtlMs, limit: 200, clock });
  return {
    listPosts: copy(listPosts(blog)) satisfies Route<typeof listPostsContract>,
    getPost: copy(getPost(blog)) satisfies Route<typeof getPostContract>,
  };
};
