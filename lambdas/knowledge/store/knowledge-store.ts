import * as z from 'zod/mini';
import type { Language } from '#contracts/text/language.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type LocalizedPassage, localizedPassageSchema } from '../model/passage.ts';
import { type Subject, subjectSchema } from '../model/subject.ts';
import { namesPartition, passagesPartition, versionKey } from './keys.ts';

const passagesSchema = z.array(z.object({ data: localizedPassageSchema }));
const namesSchema = z.array(z.object({ data: subjectSchema }));
const versionSchema = z.optional(z.object({ version: z.string() }));

/** The assistant's reads. */
export interface KnowledgeStore {
  /** Of what is in the table; undefined where nothing is. */
  version(): Promise<string | undefined>;
  passages(language: Language): Promise<LocalizedPassage[]>;
  subjects(): Promise<Subject[]>;
}

export const knowledgeStore = (table: AppTable): KnowledgeStore => ({
  version: async () => versionSchema.parse(await readItem(table, versionKey))?.version,

  async passages(language) {
    const items = passagesSchema.parse(await readPartition(table, { pk: passagesPartition(language) }));
    return items.map(({ data }) => data);
  },

  async subjects() {
    const items = namesSchema.parse(await readPartition(table, { pk: namesPartition }));
    return items.map(({ data }) => data);
  },
});
