import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { languages } from '#contracts/text/language.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { transact } from '#lambdas/platform/table/transact.ts';
import { writeItems } from '#lambdas/platform/table/write-items.ts';
import { isDerived } from '../model/passage.ts';
import { type PassageRecord, passageRecordSchema } from '../model/passage-record.ts';
import type { Hashes } from '../model/seeding.ts';
import { type Subject, subjectSchema } from '../model/subject.ts';
import { markKey, marksPartition, nameKey, namesPartition, passagesPartition, recordsPartition } from './keys.ts';
import { localizedItems, passageSteps, recordItem, versionItem } from './passage-steps.ts';

const keysSchema = z.array(z.object({ pk: z.string(), sk: z.string() }));
const recordsSchema = z.array(z.object({ data: passageRecordSchema }));
const hashesSchema = z.partialRecord(z.enum(['facts', ...languages]), z.string());
const marksSchema = z.array(z.object({ sk: z.string(), hashes: hashesSchema }));
const namesSchema = z.array(z.object({ isSeeded: z._default(z.boolean(), true), data: subjectSchema }));

interface Seeded {
  record: PassageRecord;
  mark: Hashes;
}

/** The present knowledge, as the seed compares it. */
export interface SeededKnowledge {
  records: ReadonlyMap<string, PassageRecord>;
  marks: ReadonlyMap<string, Hashes>;
  /** Those of the seed alone. */
  subjects: readonly Subject[];
  /** Items that no record stands behind. */
  orphans: readonly { pk: string; sk: string }[];
}

export interface KnowledgeSeeder {
  read(): Promise<SeededKnowledge>;
  /** Passages that no one can have changed. The marks come last: where it breaks off, the next run adds them again. */
  add(seeded: readonly Seeded[]): Promise<void>;
  /** @throws Conflict where the passage has been changed meanwhile. */
  update(seeded: Seeded): Promise<void>;
  /** Takes a passage away that the seed does not have any more. @throws Conflict as above. */
  withdraw(record: PassageRecord): Promise<void>;
  removeOrphans(orphans: SeededKnowledge['orphans']): Promise<void>;
  /** Puts the names, and takes away those that are `gone`. */
  putSubjects(subjects: readonly Subject[], gone: readonly Subject[]): Promise<void>;
  /** Has every instance read the knowledge anew. */
  changeVersion(): Promise<void>;
}

export const knowledgeSeeder = (table: AppTable, newVersion: () => string): KnowledgeSeeder => {
  const TableName = table.name;
  const markItem = ({ record, mark }: Seeded) => ({ ...markKey(record.id), type: 'PassageSeedMark', hashes: mark });
  const change = ({ record, after }: { record: PassageRecord; after: PassageRecord | undefined }) =>
    passageSteps(TableName, {
      id: record.id,
      before: after ? record.version - 1 : record.version,
      after,
      version: newVersion(),
    });

  return {
    async read() {
      // The keys first: what is written meanwhile is no orphan.
      const keys = (
        await Promise.all(
          languages.map((language) =>
            readPartition(table, { pk: passagesPartition(language) }, { ProjectionExpression: 'pk, sk' }),
          ),
        )
      ).flat();
      const [records, marks, names] = await Promise.all(
        [recordsPartition, marksPartition, namesPartition].map((pk) => readPartition(table, { pk })),
      );
      const known = new Map(recordsSchema.parse(records).map(({ data }) => [data.id, data]));
      return {
        records: known,
        marks: new Map(marksSchema.parse(marks).map(({ sk, hashes }) => [sk, hashes])),
        subjects: namesSchema.parse(names).flatMap(({ isSeeded, data }) => (isSeeded ? [data] : [])),
        orphans: keysSchema.parse(keys).filter(({ sk }) => !known.has(sk) && !isDerived(sk)),
      };
    },

    async add(seeded) {
      await writeItems(
        table,
        seeded.flatMap(({ record }) => [recordItem(record), ...localizedItems(record)]),
      );
      await writeItems(table, seeded.map(markItem));
    },

    update: (seeded) =>
      transact(table, [
        ...change({ record: seeded.record, after: seeded.record }),
        { write: { Put: { TableName, Item: markItem(seeded) } } },
      ]),

    withdraw: (record) =>
      transact(table, [
        ...change({ record, after: undefined }),
        { write: { Delete: { TableName, Key: markKey(record.id) } } },
      ]),

    async removeOrphans(orphans) {
      for (const Key of orphans) await table.client.send(new DeleteCommand({ TableName, Key }));
    },

    async putSubjects(subjects, gone) {
      await writeItems(
        table,
        subjects.map((data) => ({ ...nameKey(data.id), type: 'SubjectNames', isSeeded: true, data })),
      );
      for (const { id } of gone) await table.client.send(new DeleteCommand({ TableName, Key: nameKey(id) }));
    },

    changeVersion: () => writeItems(table, [versionItem(newVersion())]),
  };
};
