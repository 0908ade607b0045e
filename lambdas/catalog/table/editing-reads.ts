import * as z from 'zod/mini';
import { readItem, readItems, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CatalogEditor } from '../catalog-editor.ts';
import type { CatalogReader } from '../catalog-reader.ts';
import type { ProductRecord } from '../product.ts';
import { claimItemSchema, productItemSchema } from './items.ts';
import { brandKey, claimKey, productKey, productsOf } from './keys.ts';
import { countedBrand, readBrand } from './read-brand.ts';

type Reads = Pick<CatalogEditor, 'brands' | 'brand' | 'products' | 'productsOf' | 'product'>;

/**
 * An index gives the order, a moment late; the table gives the records, so that what has just been edited is read as
 * edited.
 */
export const editingReads = (table: AppTable, index: CatalogReader): Reads => {
  const parseProduct = (item: unknown): ProductRecord => productItemSchema.parse(item).data;
  const byOrder = (a: { order: number; id: string }, b: { order: number; id: string }) =>
    a.order - b.order || (a.id < b.id ? -1 : 1);
  const readProducts = async (places: readonly { brandId: string; id: string }[]): Promise<ProductRecord[]> =>
    (await readItems(table, places.map(productKey))).map(parseProduct);

  return {
    async brands() {
      const items = await readItems(
        table,
        (await index.brands()).map(({ id }) => brandKey(id)),
      );
      return (await Promise.all(items.map((item) => countedBrand(table, item)))).sort((a, b) =>
        byOrder(a.record, b.record),
      );
    },

    brand: (id) => readBrand(table, id),

    async products(page) {
      const { items, next } = await index.products(page);
      const found = await readProducts(items);
      const byId = new Map(found.map((product) => [product.id, product]));
      return { items: items.flatMap(({ id }) => byId.get(id) ?? []), next };
    },

    async productsOf(brandId) {
      return (await readPartition(table, productsOf(brandId))).map(parseProduct).sort(byOrder);
    },

    async product(id) {
      const claim = z.optional(claimItemSchema).parse(await readItem(table, claimKey(id)));
      const [claimed] = claim ? await readProducts([{ brandId: claim.brandId, id }]) : [];
      if (claimed) return claimed;
      // Products from before there was an administration have no claim; one that is just being moved has an old one.
      const [found] = await readProducts((await index.brands()).map((brand) => ({ brandId: brand.id, id })));
      return found;
    },
  };
};
