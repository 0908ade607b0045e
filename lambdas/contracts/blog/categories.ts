import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { requiredLine } from '../text/fields.ts';
import { localizedTextSchema } from '../text/locale.ts';
import { slugSchema } from './endpoints.ts';

/** The highest position of a category in the list. */
export const lastCategoryOrder = 999;

/** A category with its name in every language; Hebrew is required. */
export const categorySchema = z.strictObject({ slug: slugSchema, names: localizedTextSchema, order: z.int() });
export type Category = z.infer<typeof categorySchema>;

const nameSchema = requiredLine(60);
const categoryNames = z.strictObject({
  he: nameSchema,
  en: z.optional(nameSchema),
  ru: z.optional(nameSchema),
  fr: z.optional(nameSchema),
  es: z.optional(nameSchema),
});
const editedCategory = z.extend(categorySchema, { version: versionSchema, posts: z.number() });
const ofCategory = z.strictObject({ slug: slugSchema });

export const listCategories = endpoint({
  id: 'listCategories',
  method: 'GET',
  path: '/api/admin/blog/categories',
  access: 'admin',
  responses: { 200: z.object({ items: z.array(editedCategory) }), ...adminRefusals },
});

export const createCategory = endpoint({
  id: 'createCategory',
  method: 'POST',
  path: '/api/admin/blog/categories',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ slug: slugSchema, names: categoryNames }),
  responses: { 201: editedCategory, 409: problemSchema, ...adminRefusals },
});

export const updateCategory = endpoint({
  id: 'updateCategory',
  method: 'PUT',
  path: '/api/admin/blog/categories/{slug}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofCategory,
  body: z.strictObject({
    version: versionSchema,
    names: categoryNames,
    order: z.int().check(z.gte(0), z.lte(lastCategoryOrder)),
  }),
  responses: { 200: editedCategory, ...changeRefusals },
});

/** Refused (409) while posts are in it. */
export const deleteCategory = endpoint({
  id: 'deleteCategory',
  method: 'DELETE',
  path: '/api/admin/blog/categories/{slug}',
  access: 'admin',
  idempotent: true,
  pathParameters: ofCategory,
  responses: { 204: undefined, ...changeRefusals },
});
