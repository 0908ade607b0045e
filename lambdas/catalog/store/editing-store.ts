import * as z from 'zod/mini';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CatalogReader } from '../model/catalog-reader.ts';
import type { ProductRecord } from '../model/product.ts';
import { brandWrites } from './brand-writes.ts';
import type { CatalogEditor } from './catalog-editor.ts';
import { catalogStore } from './catalog-store.ts';
import { claimItemSchema, productItemSchema } from './items.ts';
import { claimKey, productKey, productsOf } from './keys.ts';
import { productWrites } from './product-writes.ts';
import { countedBrand, readBrand, readBrands } from './read-brand.ts';

type Reads = Pick<CatalogEditor, 'brands' | 'brand' | 'products' | 'productsOf' | 'product'>;

/** All reads are consistent, so an editor sees what was just saved. */
export const editingReads = (table: AppTable, { products }: Pick<CatalogReader, 'products'>): Reads => {
  const parseProduct = (item: unknown): ProductRecord => productItemSchema.parse(item).data;
  const byOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
    a.order - b.order || (a.id < b.id ? -1 : 1);
  const productIn = (item: unknown): ProductRecord | undefined => z.optional(productItemSchema).parse(item)?.data;

  return {
    brands: async () => (await readBrands(table)).map(countedBrand),

    brand: (id) => readBrand(table, id),

    products,

    async productsOf(brandId) {
      return (await readPartition(table, productsOf(brandId))).map(parseProduct).sort(byOrder);
    },

    async product(id) {
      const brandIdOf = async () => z.optional(claimItemSchema).parse(await readItem(table, claimKey(id)))?.brandId;
      let [brandId, read] = [await brandIdOf(), undefined as string | undefined];
      while (brandId !== undefined && brandId !== read) {
        const product = productIn(await readItem(table, productKey({ brandId, id })));
        if (product) return product;
        // It may have been moved to another brand between the two reads: its claim then says so.
        read = brandId;
        brandId = await brandIdOf();
      }
      return undefined;
    },
  };
};

/** The catalogue's editing on the table; `catalog/README.md` lists questions, keys and functions. */
export const catalogEditingStore = (table: AppTable): CatalogEditor => ({
  ...editingReads(table, catalogStore(table)),
  ...brandWrites(table),
  ...productWrites(table),
});
