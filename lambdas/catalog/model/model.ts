import * as z from 'zod/mini';
import { type KnownModel, modelFields } from '#contracts/catalog/known-models.ts';
import type { ModelOverview } from '#contracts/catalog/known-models-editing.ts';
import { versionedShape } from './versioned.ts';

/** A known model as it is stored. */
export const modelRecordSchema = z.strictObject({ ...modelFields, ...versionedShape });
export type ModelRecord = z.infer<typeof modelRecordSchema>;

export const toModel = ({ version: _version, updated: _updated, ...model }: ModelRecord): KnownModel => model;

export const toModelOverview = ({ id, brandId, name, attributes, version }: ModelRecord): ModelOverview => ({
  ...{ id, brandId, name, version },
  known: Object.keys(attributes).length,
});
