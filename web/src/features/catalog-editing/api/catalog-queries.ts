import { queryOptions } from '@tanstack/react-query';
import {
  type EditedProduct,
  getEditedBrand,
  listEditedBrands,
  listEditedProducts,
} from '#contracts/catalog-editing.ts';
import { call } from '#web/shared/api/call.ts';

/** All cached data of the catalogue's administration. */
export const catalogEditingKey = ['catalog-editing'] as const;

/** A form must begin with the present state. */
const always = { staleTime: 0, gcTime: 0 };

/** Every brand, in its order. */
export const editedBrandsQuery = queryOptions({
  queryKey: [...catalogEditingKey, 'brands'],
  queryFn: async ({ signal }) => (await call(listEditedBrands, { signal })).items,
});

export const fetchBrand = (id: string, signal?: AbortSignal) =>
  call(getEditedBrand, { pathParameters: { id }, signal });

export const editedBrandQuery = (id: string) =>
  queryOptions({
    ...always,
    queryKey: [...catalogEditingKey, 'brand', id],
    queryFn: ({ signal }) => fetchBrand(id, signal),
  });

const fetchProducts = async (signal?: AbortSignal) => {
  const products: EditedProduct[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listEditedProducts, { query: cursor ? { cursor } : {}, signal });
    products.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return products;
};

/** Every shoe, by brand and order. */
export const editedProductsQuery = queryOptions({
  queryKey: [...catalogEditingKey, 'products'],
  queryFn: ({ signal }) => fetchProducts(signal),
});

/** There is no call for one shoe: it comes from the list. Undefined when it is gone. */
export const fetchProduct = async (id: string, signal?: AbortSignal) =>
  (await fetchProducts(signal)).find((product) => product.id === id);

/** `null` when there is no such shoe: the cache does not keep `undefined`. */
export const editedProductQuery = (id: string) =>
  queryOptions({
    ...always,
    queryKey: [...catalogEditingKey, 'product', id],
    queryFn: async ({ signal }) => (await fetchProduct(id, signal)) ?? null,
  });
