import type { getEditedBrand as contract } from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { existingBrand, toEditedBrand } from '../model/rules.ts';
import type { CatalogEditing } from '../services.ts';

export const getEditedBrand =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contract> =>
  async ({ pathParameters }) =>
    toEditedBrand(await existingBrand(catalog, pathParameters.id));
