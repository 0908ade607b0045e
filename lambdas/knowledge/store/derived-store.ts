import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type Language, languages } from '#contracts/text/language.ts';
import { readItems, readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { type Step, transact } from '#lambdas/platform/table/transact.ts';
import { isDerived, type LocalizedPassage, localizedPassageSchema } from '../model/passage.ts';
import { passageKey, passagesPartition } from './keys.ts';
import { versionItem } from './passage-steps.ts';

/** A passage in its place; without one, there is to be none. */
export interface DerivedChange {
  language: Language;
  id: string;
  passage: LocalizedPassage | undefined;
}

export interface PassagePlace {
  language: Language;
  id: string;
}

/** The passages that follow from records of the site. */
export interface DerivedStore {
  /** Those of these ids that there are, in all languages. */
  read(ids: readonly string[]): Promise<(PassagePlace & { passage: LocalizedPassage })[]>;
  /** The ids of all of them. */
  ids(): Promise<string[]>;
  /**
   * Writes passages together with a new version: no matter what stops it, everything written is also read for answers.
   * Up to 99 are one transaction. @throws Conflict where another caller writes at the same moment.
   */
  write(changes: readonly DerivedChange[]): Promise<void>;
}

const itemSchema = z.object({ pk: z.string(), sk: z.string(), data: localizedPassageSchema });
const keysSchema = z.array(z.object({ sk: z.string() }));
/** A transaction has 100 writes, one of which is the version's. */
const atOnce = 99;
const partitionsByName = new Map(languages.map((language) => [passagesPartition(language), language]));

export const derivedStore = (table: AppTable): DerivedStore => ({
  async read(ids) {
    const items = await readItems(
      table,
      ids.flatMap((id) => languages.map((language) => passageKey(language, id))),
    );
    return items.flatMap((item) => {
      const { pk, sk, data } = itemSchema.parse(item);
      const language = partitionsByName.get(pk);
      return language ? [{ language, id: sk, passage: data }] : [];
    });
  },

  async ids() {
    const projection = { ProjectionExpression: 'sk' };
    const all = await Promise.all(
      languages.map((language) => readPartition(table, { pk: passagesPartition(language) }, projection)),
    );
    return [...new Set(keysSchema.parse(all.flat()).map(({ sk }) => sk))].filter(isDerived);
  },

  async write(changes) {
    const TableName = table.name;
    const step = ({ language, id, passage }: DerivedChange): Step => {
      const Key = passageKey(language, id);
      return passage
        ? { write: { Put: { TableName, Item: { ...Key, type: 'Passage', origin: passage.origin, data: passage } } } }
        : { write: { Delete: { TableName, Key } } };
    };
    for (let at = 0; at < changes.length; at += atOnce) {
      const Item = versionItem(randomUUID());
      await transact(table, [...changes.slice(at, at + atOnce).map(step), { write: { Put: { TableName, Item } } }]);
    }
  },
});
