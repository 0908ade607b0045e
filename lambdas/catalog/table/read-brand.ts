import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CountedBrand } from '../catalog-editor.ts';
import { brandItemSchema } from './items.ts';
import { brandKey, productsOf } from './keys.ts';

export const countedBrand = async (table: AppTable, item: unknown): Promise<CountedBrand> => {
  const { data, products } = brandItemSchema.parse(item);
  return { record: data, products: products ?? (await readPartition(table, productsOf(data.id))).length };
};

/** As it is at this moment. */
export const readBrand = async (table: AppTable, id: string): Promise<CountedBrand | undefined> => {
  const item = await readItem(table, brandKey(id));
  return item === undefined ? undefined : countedBrand(table, item);
};
