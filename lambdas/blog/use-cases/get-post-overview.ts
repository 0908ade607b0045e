import type { getPostOverview as contract } from '#contracts/blog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { describePost } from '../model/describe-post.ts';
import { existing } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

export const getPostOverview =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contract> =>
  async ({ pathParameters: { id } }) =>
    describePost(existing(await blog.post(id)));
