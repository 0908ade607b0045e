import * as z from 'zod/mini';
import { readItem, readItems, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CountedBrand } from '../model/brand.ts';
import { type BrandItem, brandItemSchema } from './items.ts';
import { brandKey, listPartition } from './keys.ts';

const listSchema = z.array(z.object({ sk: z.string() }));

/** The order is not defined. */
export const readBrandIds = async (table: AppTable): Promise<string[]> =>
  listSchema
    .parse(await readPartition(table, { pk: listPartition }, { ProjectionExpression: 'sk' }))
    .map(({ sk }) => sk);

/**
 * In their order. Read from the table itself, not from an index, so that the person who made a change sees it at once.
 */
export const readBrands = async (table: AppTable): Promise<BrandItem[]> => {
  const items = await readItems(table, (await readBrandIds(table)).map(brandKey));
  return z
    .array(brandItemSchema)
    .parse(items)
    .sort((a, b) => a.data.order - b.data.order || (a.data.id < b.data.id ? -1 : 1));
};

export const countedBrand = ({ data, products }: BrandItem): CountedBrand => ({ record: data, products });

/** The present state, by a consistent read. */
export const readBrand = async (table: AppTable, id: string): Promise<CountedBrand | undefined> => {
  const item = z.optional(brandItemSchema).parse(await readItem(table, brandKey(id)));
  return item && countedBrand(item);
};
