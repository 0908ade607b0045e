import type * as categories from '#contracts/blog-categories.ts';
import type * as contracts from '#contracts/blog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { BlogEditing } from './services.ts';
import { createCategory } from './use-cases/create-category.ts';
import { createPost } from './use-cases/create-post.ts';
import { deleteCategory } from './use-cases/delete-category.ts';
import { deleteDraft } from './use-cases/delete-draft.ts';
import { deletePost } from './use-cases/delete-post.ts';
import { getDraft } from './use-cases/get-draft.ts';
import { getPostOverview } from './use-cases/get-post-overview.ts';
import { getRevision } from './use-cases/get-revision.ts';
import { listCategories } from './use-cases/list-categories.ts';
import { listPostOverviews } from './use-cases/list-post-overviews.ts';
import { listRevisions } from './use-cases/list-revisions.ts';
import { publishDraft } from './use-cases/publish-draft.ts';
import { restoreRevision } from './use-cases/restore-revision.ts';
import { saveDraft } from './use-cases/save-draft.ts';
import { unpublishDraft } from './use-cases/unpublish-draft.ts';
import { updateCategory } from './use-cases/update-category.ts';
import { updatePostDetails } from './use-cases/update-post-details.ts';

export const blogEditingRoutes = (services: BlogEditing) => ({
  listPostOverviews: listPostOverviews(services) satisfies Route<typeof contracts.listPostOverviews>,
  createPost: createPost(services) satisfies Route<typeof contracts.createPost>,
  getPostOverview: getPostOverview(services) satisfies Route<typeof contracts.getPostOverview>,
  updatePostDetails: updatePostDetails(services) satisfies Route<typeof contracts.updatePostDetails>,
  deletePost: deletePost(services) satisfies Route<typeof contracts.deletePost>,
  getDraft: getDraft(services) satisfies Route<typeof contracts.getDraft>,
  saveDraft: saveDraft(services) satisfies Route<typeof contracts.saveDraft>,
  deleteDraft: deleteDraft(services) satisfies Route<typeof contracts.deleteDraft>,
  publishDraft: publishDraft(services) satisfies Route<typeof contracts.publishDraft>,
  unpublishDraft: unpublishDraft(services) satisfies Route<typeof contracts.unpublishDraft>,
  listRevisions: listRevisions(services) satisfies Route<typeof contracts.listRevisions>,
  getRevision: getRevision(services) satisfies Route<typeof contracts.getRevision>,
  restoreRevision: restoreRevision(services) satisfies Route<typeof contracts.restoreRevision>,
  listCategories: listCategories(services) satisfies Route<typeof categories.listCategories>,
  createCategory: createCategory(services) satisfies Route<typeof categories.createCategory>,
  updateCategory: updateCategory(services) satisfies Route<typeof categories.updateCategory>,
  deleteCategory: deleteCategory(services) satisfies Route<typeof categories.deleteCategory>,
});
