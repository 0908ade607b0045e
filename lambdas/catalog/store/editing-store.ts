import * as z from 'zod/mini';
import { readItem, readItems, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CatalogReader } from '../model/catalog-reader.ts';
import type { ProductRecord } from '../model/product.ts';
import { brandWrites } from './brand-writes.ts';
import type { CatalogEditor } from './catalog-editor.ts';
import { catalogStore } from './catalog-store.ts';
import { claimItemSchema, productItemSchema } from './items.ts';
import { claimKey, productKey, productsOf } from './keys.ts';
import { productWrites } from './product-writes.ts';
import { countedBrand, readBrand, readBrandIds, readBrands } from './read-brand.ts';

type Reads = Pick<CatalogEditor, 'brands' | 'brand' | 'products' | 'productsOf' | 'product'>;

/** All reads are consistent, so an editor sees what was just saved. */
export const editingReads = (table: AppTable, { products }: Pick<CatalogReader, 'products'>): Reads => {
  const parseProduct = (item: unknown): ProductRecord => productItemSchema.parse(item).data;
  const byOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
    a.order - b.order || (a.id < b.id ? -1 : 1);
  const readProducts = async (places: readonly { brandId: string; id: string }[]): Promise<ProductRecord[]> =>
    (await readItems(table, places.map(productKey))).map(parseProduct);

  return {
    brands: async () => Promise.all((await readBrands(table)).map((item) => countedBrand(table, item))),

    brand: (id) => readBrand(table, id),

    products,

    async productsOf(brandId) {
      return (await readPartition(table, productsOf(brandId))).map(parseProduct).sort(byOrder);
    },

    async product(id) {
      const claim = z.optional(claimItemSchema).parse(await readItem(table, claimKey(id)));
      const [claimed] = claim ? await readProducts([{ brandId: claim.brandId, id }]) : [];
      if (claimed) return claimed;
      // Products written before the administration existed have no claim, and a product that is just being moved has an
      // outdated one.
      const [found] = await readProducts((await readBrandIds(table)).map((brandId) => ({ brandId, id })));
      return found;
    },
  };
};

/** The catalogue's editing on the table; `lambdas/README.md` lists questions -> keys -> functions. */
export const catalogEditingStore = (table: AppTable): CatalogEditor => ({
  ...editingReads(table, catalogStore(table)),
  ...brandWrites(table),
  ...productWrites(table),
});
