import { getBrand, listBrands, listProducts } from '#contracts/catalog/endpoints.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { call } from '#web/shared/api/call.ts';
import type { CatalogSource } from '../model/catalog-source.ts';

/** The catalogue as the API answers it. */
export const apiSource: CatalogSource = {
  async brands(lang, signal) {
    const { items } = await call(listBrands, { query: { lang }, signal });
    return items;
  },
  async products(lang, signal) {
    const items = [];
    let cursor: string | undefined;
    do {
      const page = await call(listProducts, { query: { lang, cursor }, signal });
      items.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor);
    return items;
  },
  async brandPage(id, lang, signal) {
    try {
      return await call(getBrand, { pathParameters: { id }, query: { lang }, signal });
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  },
};
