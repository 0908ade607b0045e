import { getBrand, listBrands, listProducts, seedReader } from '#lambdas/catalog/index.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { CatalogSource } from '#web/features/catalog/model/catalog-source.ts';

/** The catalogue's own use cases over the seed: the same replies that the API gives on a new site. */
export const seedSource = (): CatalogSource => {
  const catalog = seedReader();
  const source: CatalogSource = {
    brands: async (lang) => (await listBrands(catalog)({ query: { lang } })).items,
    products: async (lang) => (await listProducts(catalog)({ query: { lang } })).items,
    brandPage: async (id, lang) => {
      try {
        return await getBrand(catalog)({ pathParameters: { id }, query: { lang } });
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'brandNotFound') return undefined;
        throw error;
      }
    },
  };
  return source;
};
