import { type listProducts as contract, productPageLimit } from '#contracts/catalog.ts';
import type { Input, Output } from '#contracts/endpoint.ts';
import { defaultLanguage } from '#contracts/language.ts';
import type { CatalogReader } from '../model/catalog-reader.ts';
import { toProduct } from '../model/product.ts';
import { decodePosition, encodePosition } from '../model/product-cursor.ts';

export const listProducts =
  (catalog: Pick<CatalogReader, 'products'>) =>
  async ({ query }: { query: Input<typeof contract, 'query'> }): Promise<Output<typeof contract>> => {
    const { items, next } = await catalog.products({
      brandId: query.brandId,
      limit: Number(query.limit ?? productPageLimit),
      after: decodePosition(query.cursor),
    });
    return {
      items: items.map((product) => toProduct(product, query.lang ?? defaultLanguage)),
      ...(next ? { nextCursor: encodePosition(next) } : {}),
    };
  };
