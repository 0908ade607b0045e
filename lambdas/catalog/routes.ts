import type {
  getBrand as getBrandContract,
  listBrands as listBrandsContract,
  listProducts as listProductsContract,
} from '#contracts/catalog.ts';
import type { Clock } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { copiedReads } from '#lambdas/platform/ttl-cache.ts';
import type { CatalogReader } from './model/catalog-reader.ts';
import { getBrand } from './use-cases/get-brand.ts';
import { listBrands } from './use-cases/list-brands.ts';
import { listProducts } from './use-cases/list-products.ts';

/** Long enough to absorb a burst of readers, short enough that an edit appears at once to a person. */
const memoryTtlMs = 5_000;

/** The public reads, each from a short in-memory cache. */
export const catalogRoutes = (catalog: CatalogReader, clock: Clock) => {
  const copy = copiedReads({ ttlMs: memoryTtlMs, limit: 500, clock });
  return {
    listBrands: copy(listBrands(catalog)) satisfies Route<typeof listBrandsContract>,
    getBrand: copy(getBrand(catalog)) satisfies Route<typeof getBrandContract>,
    listProducts: copy(listProducts(catalog)) satisfies Route<typeof listProductsContract>,
  };
};
