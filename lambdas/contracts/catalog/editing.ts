import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { cursorQuery } from '../http/paging.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { timeSchema } from '../text/fields.ts';
import { brandFormSchema, catalogIdSchema, productFormSchema } from './form.ts';
import { brandFields, popularModelFields, productFields } from './records.ts';

/** The fields that an administrator's reading of a record adds to it. */
export const versioned = { version: versionSchema, updated: timeSchema };

export const editedBrandSchema = z.object({
  ...brandFields,
  ...versioned,
  popularModels: z.array(z.object(popularModelFields)),
  /** How many shoes it has. */
  products: z.number(),
});
export type EditedBrand = z.infer<typeof editedBrandSchema>;

export const editedProductSchema = z.object({ ...productFields, ...versioned });
export type EditedProduct = z.infer<typeof editedProductSchema>;

export const byId = z.strictObject({ id: catalogIdSchema });
export const byVersion = z.strictObject({ version: z.string().check(z.regex(/^\d{1,9}$/)) });
const bodyLimit = 256 * 1024;
/** More than anybody would reorder by hand; order numbers go up to 9999. */
const order = z.array(catalogIdSchema).check(z.minLength(1), z.maxLength(1_000, 'tooMany:1000'));

/** All brands in their order. There are few enough for a reader to choose from, so the list has no pages. */
export const listEditedBrands = endpoint({
  id: 'listEditedBrands',
  method: 'GET',
  path: '/api/admin/brands',
  access: 'admin',
  responses: { 200: z.object({ items: z.array(editedBrandSchema) }), ...adminRefusals },
});

export const getEditedBrand = endpoint({
  id: 'getEditedBrand',
  method: 'GET',
  path: '/api/admin/brands/{id}',
  access: 'admin',
  pathParameters: byId,
  responses: { 200: editedBrandSchema, 404: problemSchema, ...adminRefusals },
});

export const createBrand = endpoint({
  id: 'createBrand',
  method: 'POST',
  path: '/api/admin/brands',
  access: 'admin',
  idempotent: true,
  bodyLimit,
  body: z.strictObject({ id: catalogIdSchema, brand: brandFormSchema }),
  responses: { 201: editedBrandSchema, 409: problemSchema, ...adminRefusals },
});

export const updateBrand = endpoint({
  id: 'updateBrand',
  method: 'PUT',
  path: '/api/admin/brands/{id}',
  access: 'admin',
  idempotent: true,
  bodyLimit,
  pathParameters: byId,
  body: z.strictObject({ version: versionSchema, brand: brandFormSchema }),
  responses: { 200: editedBrandSchema, ...changeRefusals },
});

/**
 * A brand with shoes is refused (409) unless the shoes are to be moved to another brand or deleted with it. Shoes to
 * delete are named by their ids, separated by commas, so that one added in the meantime is not lost unnoticed.
 */
export const deleteBrand = endpoint({
  id: 'deleteBrand',
  method: 'DELETE',
  path: '/api/admin/brands/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: byId,
  query: z.extend(byVersion, {
    reassignTo: z.optional(catalogIdSchema),
    deleteProducts: z.optional(z.string().check(z.regex(/^[A-Za-z0-9-]+(,[A-Za-z0-9-]+)*$/), z.maxLength(6_000))),
  }),
  responses: { 204: undefined, ...changeRefusals },
});

/** Every brand's id in the new order; 409 unless these are exactly the existing brands. */
export const orderBrands = endpoint({
  id: 'orderBrands',
  method: 'POST',
  path: '/api/admin/brands/order',
  access: 'admin',
  idempotent: true,
  bodyLimit,
  body: z.strictObject({ ids: order }),
  responses: { 204: undefined, ...changeRefusals },
});

/** By brand and order. */
export const listEditedProducts = endpoint({
  id: 'listEditedProducts',
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  query: z.strictObject({
    brandId: z.optional(catalogIdSchema),
    cursor: cursorQuery,
  }),
  responses: {
    200: z.object({ items: z.array(editedProductSchema), nextCursor: z.optional(z.string()) }),
    ...adminRefusals,
  },
});

export const getEditedProduct = endpoint({
  id: 'getEditedProduct',
  method: 'GET',
  path: '/api/admin/products/{id}',
  access: 'admin',
  pathParameters: byId,
  responses: { 200: editedProductSchema, 404: problemSchema, ...adminRefusals },
});

export const createProduct = endpoint({
  id: 'createProduct',
  method: 'POST',
  path: '/api/admin/products',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ id: catalogIdSchema, product: productFormSchema }),
  responses: { 201: editedProductSchema, ...changeRefusals },
});

/** Another `brandId` moves it to the end of that brand's shoes. */
export const updateProduct = endpoint({
  id: 'updateProduct',
  method: 'PUT',
  path: '/api/admin/products/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: byId,
  body: z.strictObject({ version: versionSchema, product: productFormSchema }),
  responses: { 200: editedProductSchema, ...changeRefusals },
});

export const deleteProduct = endpoint({
  id: 'deleteProduct',
  method: 'DELETE',
  path: '/api/admin/products/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: byId,
  query: byVersion,
  responses: { 204: undefined, ...changeRefusals },
});

/** The ids of one brand's shoes, in the new order. */
export const orderProducts = endpoint({
  id: 'orderProducts',
  method: 'POST',
  path: '/api/admin/products/order',
  access: 'admin',
  idempotent: true,
  bodyLimit,
  body: z.strictObject({ brandId: catalogIdSchema, ids: order }),
  responses: { 204: undefined, ...changeRefusals },
});
