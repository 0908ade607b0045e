import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type FailureReason, failureReasons } from '#contracts/ai-usage/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { partitions } from '#lambdas/platform/table/partitions.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { writeItems } from '#lambdas/platform/table/write-items.ts';
import { packVector, unpackVector, type Vector } from '../model/vector.ts';

/** The meaning of a passage in a language. */
export interface PassageVector {
  /** Of the passage. */
  id: string;
  /** Which model made it: those of two models cannot be compared. */
  model: string;
  /** Of the text that it was made from. */
  hash: string;
  vector: Vector;
}

export interface VectorStore {
  /** Changes with each change of any; undefined where there has been none. */
  version(): Promise<string | undefined>;
  read(language: Language): Promise<PassageVector[]>;
  /** A write can be read at once, and instances learn of it by `changeVersion`. */
  put(language: Language, vectors: readonly PassageVector[]): Promise<void>;
  remove(language: Language, ids: readonly string[]): Promise<void>;
  changeVersion(): Promise<void>;
  /** Why passages were left without a meaning the last time; undefined where none was. */
  stopReason(): Promise<FailureReason | undefined>;
  keepStopReason(why: FailureReason | undefined): Promise<void>;
}

const partitionOf = (language: Language) => `${partitions.passageVector}${language}`;
const versionKey = { pk: `${partitions.passageVector}VERSION`, sk: 'VERSION' };

const stopKey = { pk: `${partitions.passageVector}VERSION`, sk: 'STOP' };

const stopSchema = z.optional(z.object({ why: z.optional(z.enum(failureReasons)) }));
const versionSchema = z.optional(z.object({ version: z.string() }));
const itemsSchema = z.array(z.object({ sk: z.string(), model: z.string(), hash: z.string(), vector: z.string() }));

export const vectorStore = (table: AppTable, newVersion: () => string): VectorStore => ({
  version: async () => versionSchema.parse(await readItem(table, versionKey))?.version,

  async read(language) {
    const items = itemsSchema.parse(await readPartition(table, { pk: partitionOf(language) }));
    return items.map(({ sk: id, vector, ...of }) => ({ ...of, id, vector: unpackVector(vector) }));
  },

  put: (language, vectors) =>
    writeItems(
      table,
      vectors.map(({ id, vector, ...of }) => ({
        ...{ pk: partitionOf(language), sk: id, type: 'PassageVector' },
        ...of,
        vector: packVector(vector),
      })),
    ),

  async remove(language, ids) {
    for (const id of ids) {
      const Key = { pk: partitionOf(language), sk: id };
      await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
    }
  },

  changeVersion: () => writeItems(table, [{ ...versionKey, type: 'VectorsVersion', version: newVersion() }]),

  stopReason: async () => stopSchema.parse(await readItem(table, stopKey))?.why,

  keepStopReason: (why) => writeItems(table, [{ ...stopKey, type: 'EmbeddingStop', ...(why ? { why } : {}) }]),
});
