import type * as editingContracts from '#contracts/catalog/editing.ts';
import type * as contracts from '#contracts/catalog/endpoints.ts';
import type * as modelContracts from '#contracts/catalog/known-models.ts';
import type * as modelEditingContracts from '#contracts/catalog/known-models-editing.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import { cacheReads } from '#lambdas/platform/ttl-cache.ts';
import type { CatalogReads } from './model/catalog-reads.ts';
import type { CatalogEditing, FiguresKeeping } from './services.ts';
import { keepingFigures } from './steps/keeping-figures.ts';
import * as brands from './use-cases/edit-brands.ts';
import * as models from './use-cases/edit-models.ts';
import * as products from './use-cases/edit-products.ts';
import { getBrand, listBrands, listModels, listProducts } from './use-cases/read-catalog.ts';

/** Long enough to absorb a burst of readers, short enough that an edit appears at once to a person. */
const memoryTtlMs = 5_000;

/** The public reads, each from a short in-memory cache. */
export const catalogRoutes = (
  catalog: CatalogReads,
  clock: Clock,
): RoutesOf<typeof contracts & typeof modelContracts> => {
  const cached = cacheReads({ namespace: 'catalog', ttlMs: memoryTtlMs, limit: 500, clock });
  return {
    listBrands: cached('brands', listBrands(catalog)),
    getBrand: cached('brand', getBrand(catalog)),
    listProducts: cached('shoes', listProducts(catalog)),
    listModels: cached('models', listModels(catalog)),
  };
};

export const catalogEditingRoutes = (
  services: CatalogEditing & FiguresKeeping,
): RoutesOf<typeof editingContracts & typeof modelEditingContracts> => {
  const keeping = keepingFigures(services);
  return {
    listEditedBrands: brands.listEditedBrands(services),
    getEditedBrand: brands.getEditedBrand(services),
    createBrand: keeping(brands.createBrand(services)),
    updateBrand: keeping(brands.updateBrand(services)),
    deleteBrand: keeping(brands.deleteBrand(services)),
    orderBrands: keeping(brands.orderBrands(services)),
    listEditedProducts: products.listEditedProducts(services),
    getEditedProduct: products.getEditedProduct(services),
    createProduct: keeping(products.createProduct(services)),
    updateProduct: keeping(products.updateProduct(services)),
    deleteProduct: keeping(products.deleteProduct(services)),
    orderProducts: products.orderProducts(services),
    listEditedModels: models.listEditedModels(services),
    getEditedModel: models.getEditedModel(services),
    createModel: models.createModel(services),
    updateModel: models.updateModel(services),
    deleteModel: models.deleteModel(services),
  };
};
