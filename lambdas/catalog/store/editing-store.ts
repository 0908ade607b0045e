import type { AppTable } from '#lambdas/platform/table/table.ts';
import { brandWrites } from './brand-writes.ts';
import type { CatalogEditor } from './catalog-editor.ts';
import { catalogStore } from './catalog-store.ts';
import { editingReads } from './editing-reads.ts';
import { productWrites } from './product-writes.ts';

/** The catalogue's editing on the table; `lambdas/README.md` lists questions -> keys -> functions. */
export const catalogEditingStore = (table: AppTable): CatalogEditor => ({
  ...editingReads(table, catalogStore(table)),
  ...brandWrites(table),
  ...productWrites(table),
});
