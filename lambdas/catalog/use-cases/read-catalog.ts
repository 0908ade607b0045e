import type * as contracts from '#contracts/catalog/endpoints.ts';
import { productPageLimit } from '#contracts/catalog/endpoints.ts';
import type { listModels as listModelsContract } from '#contracts/catalog/known-models.ts';
import type { Input, Output } from '#contracts/http/endpoint.ts';
import { defaultLanguage, type Language } from '#contracts/text/language.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { toBrand, toBrandContent } from '../model/brand.ts';
import type { CatalogReads } from '../model/catalog-reads.ts';
import { toModel } from '../model/model.ts';
import { toProduct } from '../model/product.ts';
import { decodePosition, encodePosition } from '../model/product-cursor.ts';

export const listBrands =
  (catalog: Pick<CatalogReads, 'brands'>) =>
  async ({ query }: { query: { lang?: Language | undefined } }): Promise<Output<typeof contracts.listBrands>> => {
    const brands = await catalog.brands();
    return { items: brands.map((brand) => toBrand(brand, query.lang ?? defaultLanguage)), total: brands.length };
  };

/** @throws ProblemError `brandNotFound`. Ids are compared exactly: `russianPointe` is one, `russianpointe` is not. */
export const getBrand =
  (catalog: Pick<CatalogReads, 'brandWithProducts' | 'models'>) =>
  async ({
    pathParameters,
    query,
  }: {
    pathParameters: { id: string };
    query: { lang?: Language | undefined };
  }): Promise<Output<typeof contracts.getBrand>> => {
    const [found, models] = await Promise.all([catalog.brandWithProducts(pathParameters.id), catalog.models()]);
    if (!found) throw new ProblemError('brandNotFound');
    const language = query.lang ?? defaultLanguage;
    return {
      brand: toBrand(found.brand, language),
      content: toBrandContent(found.brand, language),
      products: found.products.map((product) => toProduct(product, language)),
      models: models.filter(({ brandId }) => brandId === found.brand.id).map(toModel),
    };
  };

export const listProducts =
  (catalog: Pick<CatalogReads, 'products'>) =>
  async ({
    query,
  }: {
    query: Input<typeof contracts.listProducts, 'query'>;
  }): Promise<Output<typeof contracts.listProducts>> => {
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

export const listModels =
  (catalog: Pick<CatalogReads, 'brands' | 'models'>) => async (): Promise<Output<typeof listModelsContract>> => {
    const [brands, models] = await Promise.all([catalog.brands(), catalog.models()]);
    const places = new Map(brands.map(({ id }, place) => [id, place]));
    const placeOf = ({ brandId }: { brandId: string }) => places.get(brandId) ?? -1;
    return {
      items: models
        .filter(({ brandId }) => places.has(brandId))
        .sort((a, b) => placeOf(a) - placeOf(b) || (a.id < b.id ? -1 : 1))
        .map(toModel),
    };
  };
