import * as z from 'zod/mini';
import { type listProducts as contract, productPageLimit } from '#contracts/catalog.ts';
import type { Input, Output } from '#contracts/endpoint.ts';
import { defaultLanguage } from '#contracts/language.ts';
import { decodeCursor, encodeCursor } from '#lambdas/platform/table/cursor.ts';
import type { CatalogReader } from './catalog-reader.ts';
import { toProduct } from './product.ts';

const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const positionSchema = z.tuple([id, z.int().check(z.gte(0), z.lte(9999)), id]);

export const listProducts =
  (catalog: Pick<CatalogReader, 'products'>) =>
  async ({ query }: { query: Input<typeof contract, 'query'> }): Promise<Output<typeof contract>> => {
    const position = query.cursor === undefined ? undefined : decodeCursor(query.cursor, positionSchema);
    const { items, next } = await catalog.products({
      brandId: query.brandId,
      limit: Number(query.limit ?? productPageLimit),
      after: position && { brandId: position[0], order: position[1], id: position[2] },
    });
    return {
      items: items.map((product) => toProduct(product, query.lang ?? defaultLanguage)),
      ...(next ? { nextCursor: encodeCursor([next.brandId, next.order, next.id]) } : {}),
    };
  };
