import * as z from 'zod/mini';
import { itemsToRead, pageOf } from '#lambdas/platform/table/page.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CatalogReads, ProductPosition } from '../model/catalog-reads.ts';
import type { ProductRecord } from '../model/product.ts';
import { readBrandIds, readBrands } from './brands.ts';
import { brandItemSchema, brandKey, productItemSchema, productSortKey } from './keys.ts';
import { readModels } from './models.ts';
import { inOrder, readProducts } from './products.ts';
import { type CatalogSeeder, catalogSeeder } from './seeder.ts';

const itemsOfBrandSchema = z.array(
  z.discriminatedUnion('type', [
    z.extend(brandItemSchema, { type: z.literal('Brand') }),
    z.extend(productItemSchema, { type: z.literal('Product') }),
  ]),
);

/** A page of the product list reads this many brands at the same time. */
const brandsAtOnce = 10;

/**
 * The public reads of the catalogue and its seeding, on the table. All reads are consistent and of the table itself: a
 * page drawn after a change must show it; `catalog/README.md` lists questions, keys and functions.
 */
export const catalogStore = (table: AppTable): CatalogReads & CatalogSeeder => {
  /** Reads as many products as a page needs, one brand after another. */
  const readAfter = async (brandIds: string[], after: ProductPosition | undefined, wanted: number) => {
    const place = after ? productSortKey(after) : '';
    const waiting = brandIds.filter((id) => !after || id >= after.brandId).sort();
    const found: ProductRecord[] = [];
    while (waiting.length > 0 && found.length < wanted) {
      const read = await Promise.all(waiting.splice(0, brandsAtOnce).map((id) => readProducts(table, id)));
      found.push(...read.flat().filter((product) => productSortKey(product) > place));
    }
    return found;
  };

  return {
    ...catalogSeeder(table),

    async brands() {
      return (await readBrands(table)).map(({ data }) => data);
    },

    async brandWithProducts(id) {
      // One partition, read at one moment: the brand and its products.
      const items = itemsOfBrandSchema.parse(await readPartition(table, { pk: brandKey(id).pk }));
      const brand = items.find((item) => item.type === 'Brand');
      if (!brand) return undefined;
      const products = items.flatMap((item) => (item.type === 'Product' ? [item.data] : []));
      return { brand: brand.data, products: inOrder(products) };
    },

    models: () => readModels(table),

    async products({ brandId, limit, after }) {
      const brandIds = brandId ? [brandId] : await readBrandIds(table);
      const { shown, last } = pageOf(await readAfter(brandIds, after, itemsToRead(limit)), limit);
      return { items: shown, next: last };
    },
  };
};
