import type { deleteCategory as contract } from '#contracts/blog-categories.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import type { BlogEditing } from '../services.ts';

/** @throws ProblemError `categoryNotFound`, `categoryHasPosts`. */
export const deleteCategory =
  ({ blog, audit }: Pick<BlogEditing, 'blog' | 'audit'>): Route<typeof contract> =>
  async ({ pathParameters: { slug }, ...actor }) => {
    await untilUndisturbed(async () => {
      const category = await blog.category(slug);
      if (!category) throw new ProblemError('categoryNotFound');
      const { names, order } = category;
      const event = { action: 'category.delete', resource: { id: slug, name: names.he } } as const;
      await blog.deleteCategory(slug, audit.entry(actor, { ...event, before: { slug, names, order } }));
    });
  };
