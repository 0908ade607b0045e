import type { listCategories as contract } from '#contracts/blog-categories.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { BlogEditing } from '../services.ts';

export const listCategories =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contract> =>
  async () => ({ items: await blog.categories() });
