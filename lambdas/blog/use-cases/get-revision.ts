import type { getRevision as contract } from '#contracts/blog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { existing } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

export const getRevision =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contract> =>
  async ({ pathParameters: { id, language, revision } }) => {
    const { text, savedAt, savedBy } = existing(await blog.revision(id, language, revision));
    return { id: revision, title: text.title, savedAt, savedBy, text };
  };
