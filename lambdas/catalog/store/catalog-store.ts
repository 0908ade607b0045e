import * as z from 'zod/mini';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CatalogReader, ProductPosition } from '../model/catalog-reader.ts';
import type { ProductRecord } from '../model/product.ts';
import { brandItemSchema, productItemSchema } from './items.ts';
import { brandKey, productSortKey, productsOf } from './keys.ts';
import { readBrandIds, readBrands } from './read-brand.ts';
import { type CatalogSeeder, catalogSeeder } from './seeder.ts';

const itemsOfBrandSchema = z.array(
  z.discriminatedUnion('type', [
    z.extend(brandItemSchema, { type: z.literal('Brand') }),
    z.extend(productItemSchema, { type: z.literal('Product') }),
  ]),
);

const inOrder = (a: ProductRecord, b: ProductRecord) => (productSortKey(a) < productSortKey(b) ? -1 : 1);

/** A page of the product list reads this many brands at the same time. */
const brandsAtOnce = 10;

/**
 * The public reads of the catalogue and its seeding, on the table. All reads are consistent and of the table itself: a
 * page drawn after a change must show it; `catalog/README.md` lists questions, keys and functions.
 */
export const catalogStore = (table: AppTable): CatalogReader & CatalogSeeder => {
  const readProducts = async (brandId: string): Promise<ProductRecord[]> =>
    z
      .array(productItemSchema)
      .parse(await readPartition(table, productsOf(brandId)))
      .map(({ data }) => data)
      .sort(inOrder);
  /** Reads as many products as a page needs, one brand after another. */
  const readAfter = async (brandIds: string[], after: ProductPosition | undefined, wanted: number) => {
    const place = after ? productSortKey(after) : '';
    const waiting = brandIds.filter((id) => !after || id >= after.brandId).sort();
    const found: ProductRecord[] = [];
    while (waiting.length > 0 && found.length < wanted) {
      const read = await Promise.all(waiting.splice(0, brandsAtOnce).map(readProducts));
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
      return { brand: brand.data, products: products.sort(inOrder) };
    },

    async products({ brandId, limit, after }) {
      // Reads one more than asked: it tells whether there is a next page, so that no cursor leads to an empty one.
      const found = await readAfter(brandId ? [brandId] : await readBrandIds(table), after, limit + 1);
      const items = found.slice(0, limit);
      return { items, next: found.length > limit ? items.at(-1) : undefined };
    },
  };
};
