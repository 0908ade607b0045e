import { productPageLimit } from '#contracts/catalog.ts';
import type { listEditedProducts as contract } from '#contracts/catalog-editing.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { decodePosition, encodePosition } from '../model/product-cursor.ts';
import type { CatalogEditing } from '../services.ts';

export const listEditedProducts =
  ({ catalog }: Pick<CatalogEditing, 'catalog'>): Route<typeof contract> =>
  async ({ query: { brandId, cursor } }) => {
    const after = decodePosition(cursor);
    const { items, next } = await catalog.products({ brandId, limit: productPageLimit, after });
    return { items, ...(next ? { nextCursor: encodePosition(next) } : {}) };
  };
