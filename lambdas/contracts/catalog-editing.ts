import * as z from 'zod/mini';
import { shoeAttributesSchema } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { localizedListSchema, localizedTextSchema } from './locale.ts';
import { problemSchema } from './problem.ts';
import { isOwnPicture, isSafeLink } from './rich-text.ts';

/** The address's last part; compared to the letter. It never changes. */
export const catalogIdSchema = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.maxLength(64, 'tooLong:64'),
  z.regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'idCharacters'),
  // The address of the form for a new one.
  z.refine((id) => id !== 'new', 'invalidChoice'),
);

const notHostile = z.regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, 'invalidText');
const line = (limit: number) => z.string().check(z.trim(), z.maxLength(limit, `tooLong:${limit}`), notHostile);
const requiredLine = (limit: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(limit, `tooLong:${limit}`), notHostile);

/** Empty languages are left out, so that they fall back. */
const localized = <T extends z.ZodMiniType>(he: T, other: T) =>
  z.strictObject({
    he,
    en: z.optional(other),
    ru: z.optional(other),
    fr: z.optional(other),
    es: z.optional(other),
  });
const text = (limit: number) => localized(requiredLine(limit), requiredLine(limit));
const list = (limit: number) => {
  const items = z.array(requiredLine(limit)).check(z.minLength(1, 'required'), z.maxLength(20, 'tooMany:20'));
  return localized(items, items);
};

/** `https:` or `http:`, to another site, as it is written: browsers read `https:shop` as a place of this one. */
const isWebAddress = (value: string): boolean => /^https?:/i.test(value) && isSafeLink(value);
export const webAddressSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(2048, 'tooLong:2048'),
    z.refine(isWebAddress, 'invalidAddress'),
  );

/** One of the site's own pictures: a drawing, or one that was uploaded or fetched. Empty: drawn from the attributes. */
const image = z.string().check(z.refine((value) => value === '' || isOwnPicture(value), 'foreignPicture'));

/** As readers get them; each choice once, and nothing beside the attributes' names as `unconfirmed`. */
const attributes = shoeAttributesSchema.check(
  z.refine(({ toeShapes = [], levels = [], unconfirmed }) => {
    const named = unconfirmed.every((name) => Object.hasOwn(shoeAttributesSchema.shape, name));
    return named && [toeShapes, levels, unconfirmed].every((chosen) => new Set(chosen).size === chosen.length);
  }, 'invalidChoice'),
);

const names = z.partial(text(80));

/** What a form may set of a brand. */
export const brandFormSchema = z.strictObject({
  name: requiredLine(80),
  names,
  aliases: z.array(requiredLine(80)).check(z.maxLength(20, 'tooMany:20')),
  link: webAddressSchema,
  retailerLink: webAddressSchema,
  retailerLinkIsFinder: z.boolean(),
  image,
  tagline: text(160),
  description: text(600),
  history: list(3_000),
  keyFeatures: list(400),
  popularModels: z
    .array(
      z.strictObject({
        name: requiredLine(80),
        productId: z.optional(catalogIdSchema),
        note: text(400),
      }),
    )
    .check(z.maxLength(20, 'tooMany:20')),
  attributes,
  sources: z.array(webAddressSchema).check(z.maxLength(30, 'tooMany:30')),
});
export type BrandForm = z.infer<typeof brandFormSchema>;

/** What a form may set of a shoe. */
export const productFormSchema = z.strictObject({
  brandId: catalogIdSchema,
  name: requiredLine(80),
  names,
  image,
  link: webAddressSchema,
  /** Text with its currency sign, such as `$85–$95`. */
  price: line(40),
  description: text(600),
  attributes,
});
export type ProductForm = z.infer<typeof productFormSchema>;

/** Counts the changes of one record. A write names the version that it was made from; another one is a conflict (409). */
const version = z.int().check(z.gte(1));

const stored = { id: z.string(), order: z.int(), version, updated: z.string() };
const localizedNames = z.partial(localizedTextSchema);

/** A brand as it is kept, every language of it. */
export const editedBrandSchema = z.object({
  ...stored,
  name: z.string(),
  names: localizedNames,
  aliases: z.array(z.string()),
  link: z.string(),
  retailerLink: z.string(),
  retailerLinkIsFinder: z.boolean(),
  image: z.string(),
  tagline: localizedTextSchema,
  description: localizedTextSchema,
  history: localizedListSchema,
  keyFeatures: localizedListSchema,
  popularModels: z.array(z.object({ name: z.string(), productId: z.optional(z.string()), note: localizedTextSchema })),
  attributes: shoeAttributesSchema,
  sources: z.array(z.string()),
  /** How many shoes it has. */
  products: z.number(),
});
export type EditedBrand = z.infer<typeof editedBrandSchema>;

export const editedProductSchema = z.object({
  ...stored,
  brandId: z.string(),
  name: z.string(),
  names: localizedNames,
  image: z.string(),
  link: z.string(),
  price: z.string(),
  description: localizedTextSchema,
  attributes: shoeAttributesSchema,
});
export type EditedProduct = z.infer<typeof editedProductSchema>;

const refusals = { 400: problemSchema, 401: problemSchema, 403: problemSchema };
const changes = { 404: problemSchema, 409: problemSchema, ...refusals };
const byId = z.strictObject({ id: catalogIdSchema });
const byVersion = z.strictObject({ version: z.string().check(z.regex(/^\d{1,9}$/)) });
const bodyLimit = 256 * 1024;
/** The most that one transaction can put in order (DynamoDB: 100 writes, one of them the audit entry). */
const order = z.array(catalogIdSchema).check(z.minLength(1), z.maxLength(99, 'tooMany:99'));

/** All of them, in their order: there are as many brands as a reader can choose from. */
export const listEditedBrands = endpoint({
  id: 'listEditedBrands',
  method: 'GET',
  path: '/api/admin/brands',
  access: 'admin',
  responses: { 200: z.object({ items: z.array(editedBrandSchema) }), ...refusals },
});

export const getEditedBrand = endpoint({
  id: 'getEditedBrand',
  method: 'GET',
  path: '/api/admin/brands/{id}',
  access: 'admin',
  pathParameters: byId,
  responses: { 200: editedBrandSchema, 404: problemSchema, ...refusals },
});

export const createBrand = endpoint({
  id: 'createBrand',
  method: 'POST',
  path: '/api/admin/brands',
  access: 'admin',
  idempotent: true,
  bodyLimit,
  body: z.strictObject({ id: catalogIdSchema, brand: brandFormSchema }),
  responses: { 201: editedBrandSchema, 409: problemSchema, ...refusals },
});

export const updateBrand = endpoint({
  id: 'updateBrand',
  method: 'PUT',
  path: '/api/admin/brands/{id}',
  access: 'admin',
  idempotent: true,
  bodyLimit,
  pathParameters: byId,
  body: z.strictObject({ version, brand: brandFormSchema }),
  responses: { 200: editedBrandSchema, ...changes },
});

/** A brand with shoes is refused (409), unless they are to go to another brand first. */
export const deleteBrand = endpoint({
  id: 'deleteBrand',
  method: 'DELETE',
  path: '/api/admin/brands/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: byId,
  query: z.extend(byVersion, { reassignTo: z.optional(catalogIdSchema) }),
  responses: { 204: undefined, ...changes },
});

/** Every brand's id, in the new order; 409 when they are not the brands that there are. */
export const orderBrands = endpoint({
  id: 'orderBrands',
  method: 'POST',
  path: '/api/admin/brands/order',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ ids: order }),
  responses: { 204: undefined, ...changes },
});

/** By brand and order. */
export const listEditedProducts = endpoint({
  id: 'listEditedProducts',
  method: 'GET',
  path: '/api/admin/products',
  access: 'admin',
  query: z.strictObject({
    brandId: z.optional(catalogIdSchema),
    cursor: z.optional(z.string().check(z.maxLength(1024))),
  }),
  responses: {
    200: z.object({ items: z.array(editedProductSchema), nextCursor: z.optional(z.string()) }),
    ...refusals,
  },
});

export const createProduct = endpoint({
  id: 'createProduct',
  method: 'POST',
  path: '/api/admin/products',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ id: catalogIdSchema, product: productFormSchema }),
  responses: { 201: editedProductSchema, ...changes },
});

/** Another `brandId` moves it to the end of that brand's shoes. */
export const updateProduct = endpoint({
  id: 'updateProduct',
  method: 'PUT',
  path: '/api/admin/products/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: byId,
  body: z.strictObject({ version, product: productFormSchema }),
  responses: { 200: editedProductSchema, ...changes },
});

export const deleteProduct = endpoint({
  id: 'deleteProduct',
  method: 'DELETE',
  path: '/api/admin/products/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: byId,
  query: byVersion,
  responses: { 204: undefined, ...changes },
});

/** The ids of one brand's shoes, in the new order. */
export const orderProducts = endpoint({
  id: 'orderProducts',
  method: 'POST',
  path: '/api/admin/products/order',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ brandId: catalogIdSchema, ids: order }),
  responses: { 204: undefined, ...changes },
});
