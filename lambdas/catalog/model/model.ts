import * as z from 'zod/mini';
import { type KnownModel, knownModelSchema } from '#contracts/known-models.ts';
import { versionedShape } from './versioned.ts';

/** A known model as it is stored. */
export const modelRecordSchema = z.extend(knownModelSchema, versionedShape);
export type ModelRecord = z.infer<typeof modelRecordSchema>;

export const toModel = ({ version: _version, updated: _updated, ...model }: ModelRecord): KnownModel => model;
