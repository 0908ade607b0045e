import type * as categoryContracts from '#contracts/blog/categories.ts';
import type * as editingContracts from '#contracts/blog/editing.ts';
import type * as contracts from '#contracts/blog/endpoints.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import { cacheReads } from '#lambdas/platform/ttl-cache.ts';
import type { BlogReads } from './model/blog-reads.ts';
import type { BlogEditing } from './services.ts';
import * as categories from './use-cases/edit-categories.ts';
import * as drafts from './use-cases/edit-drafts.ts';
import * as posts from './use-cases/edit-posts.ts';
import { getPost } from './use-cases/get-post.ts';
import { listPostOverviews } from './use-cases/list-post-overviews.ts';
import { listPosts } from './use-cases/list-posts.ts';
import * as publishing from './use-cases/publish-drafts.ts';
import * as revisions from './use-cases/revisions.ts';

/**
 * Long enough to absorb a burst of readers. Together with the two seconds of the store's own cache, an edit is visible
 * within five seconds.
 */
const memoryTtlMs = 3_000;

/** The public reads, each from a short in-memory cache. */
export const blogRoutes = (blog: BlogReads, clock: Clock): RoutesOf<typeof contracts> => {
  const cached = cacheReads({ namespace: 'blog', ttlMs: memoryTtlMs, limit: 200, clock });
  return { listPosts: cached('posts', listPosts(blog)), getPost: cached('post', getPost(blog)) };
};

export const blogEditingRoutes = (
  services: BlogEditing,
): RoutesOf<typeof editingContracts> & RoutesOf<typeof categoryContracts> => ({
  listPostOverviews: listPostOverviews(services),
  createPost: posts.createPost(services),
  getPostOverview: posts.getPostOverview(services),
  updatePostDetails: posts.updatePostDetails(services),
  deletePost: posts.deletePost(services),
  getDraft: drafts.getDraft(services),
  saveDraft: drafts.saveDraft(services),
  deleteDraft: drafts.deleteDraft(services),
  publishDraft: publishing.publishDraft(services),
  unpublishDraft: publishing.unpublishDraft(services),
  listRevisions: revisions.listRevisions(services),
  getRevision: revisions.getRevision(services),
  restoreRevision: revisions.restoreRevision(services),
  listCategories: categories.listCategories(services),
  createCategory: categories.createCategory(services),
  updateCategory: categories.updateCategory(services),
  deleteCategory: categories.deleteCategory(services),
});
