import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CatalogReads } from '../model/catalog-reads.ts';
import { type BrandsEditor, brandsEditor } from './brands.ts';
import { catalogStore } from './catalog-store.ts';
import { type ModelsEditor, modelsEditor } from './models.ts';
import { type ProductsEditor, productsEditor } from './products.ts';

/**
 * The catalogue for its editors. Reads are consistent, so an editor sees what was just saved. Each write is one
 * transaction with its audit entry (a long list to reorder takes several). If the stored state is not the one that the
 * caller has read (a record's version, a brand's number of products, a free id), nothing is written, and
 * `retryOnConflict` lets the caller read and decide again.
 */
export interface CatalogEditor extends BrandsEditor, ProductsEditor, ModelsEditor {
  /** A page of products, by brand and order. */
  products: CatalogReads['products'];
}

/** The catalogue's editing on the table; `catalog/README.md` lists questions, keys and functions. */
export const catalogEditingStore = (table: AppTable): CatalogEditor => ({
  ...brandsEditor(table),
  ...productsEditor(table),
  ...modelsEditor(table),
  products: catalogStore(table).products,
});
