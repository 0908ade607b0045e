import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { CatalogEditor } from './catalog-editor.ts';
import { catalogStore } from './store.ts';
import { brandWrites } from './table/brand-writes.ts';
import { editingReads } from './table/editing-reads.ts';
import { productWrites } from './table/product-writes.ts';

/** The catalogue's editing on the table; `lambdas/README.md` lists questions -> keys -> functions. */
export const catalogEditingStore = (table: AppTable): CatalogEditor => ({
  ...editingReads(table, catalogStore(table)),
  ...brandWrites(table),
  ...productWrites(table),
});
