import * as z from 'zod/mini';
import { type Language, languages } from '#contracts/text/language.ts';
import { readItem, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type TransactionWrite, transact } from '#lambdas/platform/table/transact.ts';
import { type DerivedOrigin, derivedOrigins, type LocalizedPassage, localizedPassageSchema } from '../model/passage.ts';
import { type PassageRecord, passageRecordSchema } from '../model/passage-record.ts';
import type { Subject } from '../model/subject.ts';
import { passagesPartition, recordKey, recordsPartition } from './keys.ts';
import { knowledgeStore } from './knowledge-store.ts';
import { passageSteps } from './passage-steps.ts';

const itemSchema = z.optional(z.object({ data: passageRecordSchema }));
const recordsSchema = z.array(z.object({ data: passageRecordSchema }));
const derivedSchema = z.array(z.object({ data: localizedPassageSchema }));

/** Everything that is known, as administrators see it. */
export interface AllPassages {
  records: readonly PassageRecord[];
  /** Those that follow from records of the site. */
  derived: Readonly<Record<Language, readonly LocalizedPassage[]>>;
}

export interface PassagesStore {
  byId(id: string): Promise<PassageRecord | undefined>;
  all(): Promise<AllPassages>;
  subjects(): Promise<Subject[]>;
  /**
   * Puts a passage in place of the version before it, or adds one in version 1. The knowledge has another version afterwards, so that
   * every instance reads it anew. Other writes of the same transaction follow, such as the audit entry.
   * @throws Conflict where it is not in the version before any more.
   */
  put(record: PassageRecord, extraWrites: TransactionWrite[]): Promise<void>;
  /** @throws Conflict where it is not in this version any more. */
  remove(record: PassageRecord, extraWrites: TransactionWrite[]): Promise<void>;
}

export const passagesStore = (table: AppTable, newVersion: () => string): PassagesStore => {
  const knowledge = knowledgeStore(table);
  const derivedIn = async (language: Language): Promise<LocalizedPassage[]> => {
    const read = (origin: DerivedOrigin) => readPartition(table, { pk: passagesPartition(language), sk: `${origin}:` });
    const items = (await Promise.all(derivedOrigins.map(read))).flat();
    return derivedSchema.parse(items).map(({ data }) => data);
  };
  const change = (
    { id, before, after }: { id: string; before: number; after: PassageRecord | undefined },
    extraWrites: TransactionWrite[],
  ) =>
    transact(table, [
      ...passageSteps(table.name, { id, before, after, version: newVersion() }),
      ...extraWrites.map((write) => ({ write })),
    ]);

  let held: { version: string | undefined; all: AllPassages } | undefined;

  return {
    byId: async (id) => itemSchema.parse(await readItem(table, recordKey(id)))?.data,

    /** An instance keeps what it has read: the version says whether it is still so. */
    async all() {
      const version = await knowledge.version();
      if (held && version !== undefined && held.version === version) return held.all;
      const [items, ...derived] = await Promise.all([
        readPartition(table, { pk: recordsPartition }),
        ...languages.map(derivedIn),
      ]);
      const all: AllPassages = {
        records: recordsSchema.parse(items).map(({ data }) => data),
        derived: Object.fromEntries(languages.map((language, index) => [language, derived[index] ?? []])) as Record<
          Language,
          LocalizedPassage[]
        >,
      };
      held = { version, all };
      return all;
    },

    subjects: knowledge.subjects,

    put: (record, extraWrites) => change({ id: record.id, before: record.version - 1, after: record }, extraWrites),

    remove: (record, extraWrites) => change({ id: record.id, before: record.version, after: undefined }, extraWrites),
  };
};
