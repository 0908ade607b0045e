import * as z from 'zod/mini';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type CategoryRecord, categoryItemSchema, inOrder } from '../model/category.ts';
import { categoryKey, categoryPartition } from './keys.ts';

/** All of them, in their order: a blog has a few dozen at most. */
export const readCategories = async (table: AppTable): Promise<CategoryRecord[]> =>
  inOrder(z.array(categoryItemSchema).parse(await readPartition(table, { pk: categoryPartition })));

export const readCategory = async (table: AppTable, slug: string): Promise<CategoryRecord | undefined> =>
  z.optional(categoryItemSchema).parse(await readItem(table, categoryKey(slug)));
