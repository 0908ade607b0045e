import type { listBrands as contract } from '#contracts/catalog.ts';
import type { Output } from '#contracts/endpoint.ts';
import { defaultLanguage, type Language } from '#contracts/language.ts';
import { toBrand } from '../model/brand.ts';
import type { CatalogReader } from '../model/catalog-reader.ts';

export const listBrands =
  (catalog: Pick<CatalogReader, 'brands'>) =>
  async ({ query }: { query: { lang?: Language | undefined } }): Promise<Output<typeof contract>> => {
    const brands = await catalog.brands();
    return { items: brands.map((brand) => toBrand(brand, query.lang ?? defaultLanguage)), total: brands.length };
  };
