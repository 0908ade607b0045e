import * as z from 'zod/mini';
import { type Category, categorySchema } from '#contracts/blog/categories.ts';

/** A category as its administrators see it: `posts` counts those in it, published or not. */
export interface CategoryRecord extends Category {
  version: number;
  posts: number;
}

/** The count is kept beside the record, because it changes without it. */
export const categoryItemSchema = z.pipe(
  z.object({ data: categorySchema, version: z.number(), posts: z.number() }),
  z.transform(({ data, version, posts }): CategoryRecord => ({ ...data, version, posts })),
);

export const inOrder = <T extends Category>(categories: readonly T[]): T[] =>
  categories.toSorted((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
