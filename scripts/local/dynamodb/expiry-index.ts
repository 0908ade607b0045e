import { type BatchOperation, db, type Item, type Store, type TableRecord } from './dynalite.ts';
import { keyOf } from './item-key.ts';
import type { TableDefinition } from './table-properties.ts';
import type { Change } from './unit-of-work.ts';

/** Items by the second at which they expire, on the disk in one batch with the items: a sweep reads what is due only. */
export interface ExpiryIndex {
  /** The table has an expiry attribute; items that it holds already are entered. */
  keep(definition: TableDefinition, table: TableRecord): Promise<void>;
  /** The writes that keep the index in line with a changed item. */
  entriesOf(change: Change): BatchOperation[];
  /** The keys of the items whose expiry lies before `now`, in milliseconds. */
  due(table: string, now: number): AsyncIterable<Item>;
}

const batchSize = 500;
/** Seconds up to the year 5138, so that text sorts like numbers; DynamoDB keeps what expires later for ever as well. */
const digits = 11;
const sortable = (seconds: number): string => String(Math.trunc(seconds)).padStart(digits, '0');

interface Indexed {
  attribute: string;
  record: TableRecord;
}

export const createExpiryIndex = (store: Store): ExpiryIndex => {
  const tables = new Map<string, Indexed>();
  const prefixOf = (table: string): string => `expiry-${table}~`;
  /** Names the attribute by which the index was made. */
  const madeKey = (table: string): string => `expiry-of-${table}`;

  const entryOf = (table: string, { attribute, record }: Indexed, item: Item | undefined) => {
    const seconds = Number(item?.[attribute]?.N ?? Number.NaN);
    if (item === undefined || !(seconds >= 0 && seconds < 10 ** digits)) return undefined;
    return {
      key: `${prefixOf(table)}${sortable(seconds)}~${db.createKey(item, record)}`,
      value: keyOf(item, record.KeySchema),
    };
  };

  return {
    keep: async ({ name, expiryAttribute: attribute }, record) => {
      if (attribute === undefined) return store.db.batch([{ type: 'del', key: madeKey(name) }]);
      const indexed = { attribute, record };
      tables.set(name, indexed);
      if (store.db.getSync<Pick<Indexed, 'attribute'>>(madeKey(name))?.attribute === attribute) return;
      await store.db.clear({ gt: prefixOf(name), lt: `expiry-${name}\x7f` });
      const batch: BatchOperation[] = [];
      for await (const item of store.getItemDb(name).createValueStream({})) {
        const entry = entryOf(name, indexed, item);
        if (entry) batch.push({ type: 'put', ...entry });
        if (batch.length >= batchSize) await store.db.batch(batch.splice(0));
      }
      await store.db.batch([...batch, { type: 'put', key: madeKey(name), value: { attribute } }]);
    },
    entriesOf: ({ table, before, after }) => {
      const indexed = tables.get(table);
      if (indexed === undefined) return [];
      const [was, is] = [entryOf(table, indexed, before), entryOf(table, indexed, after)];
      if (was?.key === is?.key) return [];
      return [
        ...(was ? [{ type: 'del' as const, key: was.key }] : []),
        ...(is ? [{ type: 'put' as const, ...is }] : []),
      ];
    },
    due: (table, now) =>
      store.db.values<Item>({ gt: prefixOf(table), lt: `${prefixOf(table)}${sortable(now / 1000)}` }),
  };
};
