import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#contracts/text/language.ts';
import { ofPage } from '#web/shared/api/query-client.ts';
import type { CatalogSource } from '../model/catalog-source.ts';
import { toBrandName, toBrandPage, toBrandSummary, toProductSummary } from '../model/summaries.ts';

/** The names of brands in every page's footer. */
export const brandNamesQuery = (source: CatalogSource, language: Language) =>
  queryOptions({
    ...ofPage,
    queryKey: ['brand-names', language],
    queryFn: async ({ signal }) => (await source.brands(language, signal)).map((brand) => toBrandName(brand, language)),
  });

export const brandListQuery = (source: CatalogSource, language: Language) =>
  queryOptions({
    ...ofPage,
    queryKey: ['brand-list', language],
    queryFn: async ({ signal }) => {
      const brands = await source.brands(language, signal);
      return brands.map((brand) => toBrandSummary(brand, language));
    },
  });

export const productListQuery = (source: CatalogSource, language: Language) =>
  queryOptions({
    ...ofPage,
    queryKey: ['product-list', language],
    queryFn: async ({ signal }) => {
      const products = await source.products(language, signal);
      return products.map((product) => toProductSummary(product, language));
    },
  });

/** `null` when there is no such brand: the cache does not keep `undefined`. */
export const brandPageQuery = (source: CatalogSource, id: string, language: Language) =>
  queryOptions({
    ...ofPage,
    queryKey: ['brand-page', id, language],
    queryFn: async ({ signal }) => {
      const page = await source.brandPage(id, language, signal);
      return page ? toBrandPage(page, language) : null;
    },
  });
