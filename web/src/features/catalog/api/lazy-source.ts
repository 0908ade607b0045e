import type { CatalogSource } from '../model/catalog-source.ts';

/**
 * The API's source. Its code (and the contracts') is loaded with the first call, because a prerendered page needs none.
 */
export const lazySource = (): CatalogSource => {
  const source = () => import('./api-source.ts').then(({ apiSource }) => apiSource);
  return {
    brands: async (...input) => (await source()).brands(...input),
    products: async (...input) => (await source()).products(...input),
    brandPage: async (...input) => (await source()).brandPage(...input),
  };
};
