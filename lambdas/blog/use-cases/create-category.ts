import type { createCategory as contract } from '#contracts/blog-categories.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { untilUndisturbed } from '#lambdas/platform/table/transact.ts';
import { namingSlug } from '../model/publishing.ts';
import type { BlogEditing } from '../services.ts';

/** The highest order that the contract allows. */
const lastOrder = 999;

/** The new category comes last. @throws ProblemError `slugTaken`. */
export const createCategory =
  ({ blog, audit }: Pick<BlogEditing, 'blog' | 'audit'>): Route<typeof contract> =>
  ({ body: { slug, names }, operation, ...actor }) =>
    untilUndisturbed(async () => {
      const last = (await blog.categories()).at(-1)?.order ?? 0;
      const category = { slug, names, order: Math.min(last + 1, lastOrder) };
      const event = { action: 'category.create', resource: { id: slug, name: names.he }, after: category } as const;
      const reply = { ...category, version: 1, posts: 0 };
      await blog.addCategory(category, [audit.entry(actor, event), ...operation.finished(reply)]).catch(namingSlug);
      return reply;
    });
