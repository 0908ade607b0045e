import type { getDraft as contract } from '#contracts/blog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { describeDraft } from '../model/describe-post.ts';
import { openDraft } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

export const getDraft =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contract> =>
  async ({ pathParameters }) => {
    const { post, draft } = await openDraft(blog, pathParameters);
    return describeDraft(post, pathParameters.language, draft);
  };
