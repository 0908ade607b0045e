import { retryOnConflict } from '#lambdas/platform/retry-on-conflict.ts';
import { readItem } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, transact } from '#lambdas/platform/table/transact.ts';
import type { BrandRecord } from '../model/brand.ts';
import type { ModelRecord } from '../model/model.ts';
import type { ProductRecord } from '../model/product.ts';
import { readBrand } from './brands.ts';
import {
  brandItem,
  brandKey,
  claimItem,
  claimKey,
  type DeletedKind,
  deletedKey,
  listedItem,
  modelItem,
  modelKey,
  productItem,
  productKey,
} from './keys.ts';
import { countProducts, putNew } from './steps.ts';

/** Adds only what was never there, so an administrator's edits and deletions survive every seeding. */
export interface CatalogSeeder {
  /** Whether it was added. */
  addBrandIfAbsent(record: BrandRecord): Promise<boolean>;
  /** A product is added only if its brand exists. */
  addProductIfAbsent(record: ProductRecord): Promise<boolean>;
  addModelIfAbsent(record: ModelRecord): Promise<boolean>;
}

export const catalogSeeder = (table: AppTable): CatalogSeeder => {
  const TableName = table.name;
  const neverDeleted = (kind: DeletedKind, id: string): Step => ({
    write: {
      ConditionCheck: { TableName, Key: deletedKey(kind, id), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    refusal: 'changed',
  });
  const isAny = async (keys: { pk: string; sk: string }[]): Promise<boolean> =>
    (await Promise.all(keys.map((key) => readItem(table, key)))).some((item) => item !== undefined);

  return {
    addBrandIfAbsent: (brand) =>
      retryOnConflict(async () => {
        const { id } = brand;
        if (await isAny([deletedKey('BRAND', id), brandKey(id)])) return false;
        const listed = { write: { Put: { TableName, Item: listedItem(id) } } };
        await transact(table, [neverDeleted('BRAND', id), putNew(TableName, brandItem(brand, 0)), listed]);
        return true;
      }),

    addProductIfAbsent: (product) =>
      retryOnConflict(async () => {
        const { id, brandId } = product;
        if (await isAny([productKey(product), claimKey(id), deletedKey('PRODUCT', id)])) return false;
        const brand = await readBrand(table, brandId);
        if (!brand) return false;
        await transact(table, [
          neverDeleted('PRODUCT', id),
          putNew(TableName, productItem(product)),
          putNew(TableName, claimItem(product)),
          countProducts(TableName, brand, 1),
        ]);
        return true;
      }),

    addModelIfAbsent: (model) =>
      retryOnConflict(async () => {
        const { id } = model;
        if (await isAny([modelKey(id), deletedKey('MODEL', id)])) return false;
        await transact(table, [neverDeleted('MODEL', id), putNew(TableName, modelItem(model))]);
        return true;
      }),
  };
};
