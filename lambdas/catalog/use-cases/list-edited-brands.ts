import type { listEditedBrands as contract } from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { toEditedBrand } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const listEditedBrands =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contract> =>
  async () => ({ items: (await catalog.brands()).map(toEditedBrand) });
