import { queryOptions } from '@tanstack/react-query';
import {
  type EditedProduct,
  getEditedBrand,
  getEditedProduct,
  listEditedBrands,
  listEditedProducts,
} from '#contracts/catalog/editing.ts';
import { getEditedModel, listEditedModels } from '#contracts/catalog/known-models-editing.ts';
import { call } from '#web/shared/api/call.ts';

/** All cached data of the catalogue's administration. */
export const catalogEditingKey = ['catalog-editing'] as const;

// A form must begin with the present state.
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

export const fetchProduct = (id: string, signal?: AbortSignal) =>
  call(getEditedProduct, { pathParameters: { id }, signal });

export const editedProductQuery = (id: string) =>
  queryOptions({
    ...always,
    queryKey: [...catalogEditingKey, 'product', id],
    queryFn: ({ signal }) => fetchProduct(id, signal),
  });

/** Every known model, by id. */
export const editedModelsQuery = queryOptions({
  queryKey: [...catalogEditingKey, 'models'],
  queryFn: async ({ signal }) => (await call(listEditedModels, { signal })).items,
});

export const fetchModel = (id: string, signal?: AbortSignal) =>
  call(getEditedModel, { pathParameters: { id }, signal });

export const editedModelQuery = (id: string) =>
  queryOptions({
    ...always,
    queryKey: [...catalogEditingKey, 'model', id],
    queryFn: ({ signal }) => fetchModel(id, signal),
  });
