import type { updateCategory as contract } from '#contracts/blog-categories.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { requireVersion } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

/** Changes a category; its posts show the new name. @throws ProblemError `categoryNotFound`, `editConflict`. */
export const updateCategory =
  ({ blog, audit }: Pick<BlogEditing, 'blog' | 'audit'>): Route<typeof contract> =>
  ({ pathParameters: { slug }, body: { version, names, order }, ...actor }) =>
    untilUndisturbed(async () => {
      const before = await blog.category(slug);
      if (!before) throw new ProblemError('categoryNotFound');
      requireVersion(before.version, version);
      const after = { slug, names, order };
      const event = { action: 'category.update', resource: { id: slug, name: names.he } } as const;
      const was = { slug, names: before.names, order: before.order };
      await blog.changeCategory(after, version, audit.entry(actor, { ...event, before: was, after }));
      return { ...after, version: version + 1, posts: before.posts };
    });
