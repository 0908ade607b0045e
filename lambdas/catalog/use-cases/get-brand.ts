import type { getBrand as contract } from '#contracts/catalog.ts';
import type { Output } from '#contracts/endpoint.ts';
import { defaultLanguage, type Language } from '#contracts/language.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { toBrand, toBrandContent } from '../model/brand.ts';
import type { CatalogReader } from '../model/catalog-reader.ts';
import { toProduct } from '../model/product.ts';

/** @throws ProblemError `brandNotFound`. Ids are compared exactly: `russianPointe` is one, `russianpointe` is not. */
export const getBrand =
  (catalog: Pick<CatalogReader, 'brandWithProducts'>) =>
  async ({
    pathParameters,
    query,
  }: {
    pathParameters: { id: string };
    query: { lang?: Language | undefined };
  }): Promise<Output<typeof contract>> => {
    const found = await catalog.brandWithProducts(pathParameters.id);
    if (!found) throw new ProblemError('brandNotFound');
    const language = query.lang ?? defaultLanguage;
    return {
      brand: toBrand(found.brand, language),
      content: toBrandContent(found.brand, language),
      products: found.products.map((product) => toProduct(product, language)),
    };
  };
