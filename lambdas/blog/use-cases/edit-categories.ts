import type * as contracts from '#contracts/blog/categories.ts';
import { lastCategoryOrder } from '#contracts/blog/categories.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { requireFound } from '#lambdas/platform/problem.ts';
import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { rethrowAtSlugField } from '../model/publishing.ts';
import { requireVersion } from '../model/rules.ts';
import type { BlogEditing } from '../services.ts';

export const listCategories =
  ({ blog }: Pick<BlogEditing, 'blog'>): Route<typeof contracts.listCategories> =>
  async () => ({ items: await blog.categories() });

/** The new category comes last. @throws ProblemError `slugTaken`. */
export const createCategory =
  ({ blog, audit }: Pick<BlogEditing, 'blog' | 'audit'>): Route<typeof contracts.createCategory> =>
  ({ body: { slug, names }, operation, ...actor }) =>
    retryOnConflict(async () => {
      const last = (await blog.categories()).at(-1)?.order ?? 0;
      const category = { slug, names, order: Math.min(last + 1, lastCategoryOrder) };
      const event = { action: 'category.create', resource: { id: slug, name: names.he }, after: category } as const;
      const reply = { ...category, version: 1, posts: 0 };
      await blog
        .addCategory(category, [audit.entry(actor, event), ...operation.finished(reply)])
        .catch(rethrowAtSlugField);
      return reply;
    });

/** Changes a category; its posts show the new name. @throws ProblemError `categoryNotFound`, `editConflict`. */
export const updateCategory =
  ({ blog, audit }: Pick<BlogEditing, 'blog' | 'audit'>): Route<typeof contracts.updateCategory> =>
  ({ pathParameters: { slug }, body: { version, names, order }, ...actor }) =>
    retryOnConflict(async () => {
      const before = requireFound(await blog.category(slug), 'categoryNotFound');
      requireVersion(before.version, version);
      const after = { slug, names, order };
      const event = { action: 'category.update', resource: { id: slug, name: names.he } } as const;
      const was = { slug, names: before.names, order: before.order };
      await blog.changeCategory(after, version, audit.entry(actor, { ...event, before: was, after }));
      return { ...after, version: version + 1, posts: before.posts };
    });

/** @throws ProblemError `categoryNotFound`, `categoryHasPosts`. */
export const deleteCategory =
  ({ blog, audit }: Pick<BlogEditing, 'blog' | 'audit'>): Route<typeof contracts.deleteCategory> =>
  async ({ pathParameters: { slug }, ...actor }) => {
    await retryOnConflict(async () => {
      const category = requireFound(await blog.category(slug), 'categoryNotFound');
      const { names, order } = category;
      const event = { action: 'category.delete', resource: { id: slug, name: names.he } } as const;
      await blog.deleteCategory(slug, audit.entry(actor, { ...event, before: { slug, names, order } }));
    });
  };
