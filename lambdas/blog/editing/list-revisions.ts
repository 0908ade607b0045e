import type { listRevisions as contract } from '#contracts/blog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { openDraft } from './rules.ts';
import type { BlogEditing } from './services.ts';

export const listRevisions =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contract> =>
  async ({ pathParameters }) => ({ items: (await openDraft(blog, pathParameters)).draft.revisions });
