import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { versionSchema } from '../http/version.ts';
import { byId, byVersion, versioned } from './editing.ts';
import { catalogIdSchema, modelFormSchema } from './form.ts';
import { modelFields } from './known-models.ts';

/** So many, that a list needs no pages and a match compares them all. */
export const modelLimit = 500;

export const editedModelSchema = z.object({ ...modelFields, ...versioned });
export type EditedModel = z.infer<typeof editedModelSchema>;

/** The part of a known model that a list shows. */
export const modelOverviewSchema = z.object({
  id: modelFields.id,
  brandId: modelFields.brandId,
  name: modelFields.name,
  /** Of how many attributes something is known. */
  known: z.int(),
  version: versionSchema,
});
export type ModelOverview = z.infer<typeof modelOverviewSchema>;

/** All of them by id, those of brands that the site lacks among them. */
export const listEditedModels = endpoint({
  id: 'listEditedModels',
  method: 'GET',
  path: '/api/admin/models',
  access: 'admin',
  responses: { 200: z.object({ items: z.array(modelOverviewSchema) }), ...adminRefusals },
});

export const getEditedModel = endpoint({
  id: 'getEditedModel',
  method: 'GET',
  path: '/api/admin/models/{id}',
  access: 'admin',
  pathParameters: byId,
  responses: { 200: editedModelSchema, 404: problemSchema, ...adminRefusals },
});

/** Refused (409) where there are as many already as a match can compare. */
export const createModel = endpoint({
  id: 'createModel',
  method: 'POST',
  path: '/api/admin/models',
  access: 'admin',
  idempotent: true,
  body: z.strictObject({ id: catalogIdSchema, model: modelFormSchema }),
  responses: { 201: editedModelSchema, 409: problemSchema, ...adminRefusals },
});

/** Readers see it with the models of its brand, once the site has that brand. */
export const updateModel = endpoint({
  id: 'updateModel',
  method: 'PUT',
  path: '/api/admin/models/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: byId,
  body: z.strictObject({ version: versionSchema, model: modelFormSchema }),
  responses: { 200: editedModelSchema, ...changeRefusals },
});

export const deleteModel = endpoint({
  id: 'deleteModel',
  method: 'DELETE',
  path: '/api/admin/models/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: byId,
  query: byVersion,
  responses: { 204: undefined, ...changeRefusals },
});
