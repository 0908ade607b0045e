import type { BatchOperation, Callback, Item, KeyValueDb, Store } from './dynalite.ts';

/** One item before and after a write. */
export interface Change {
  table: string;
  before: Item | undefined;
  after: Item | undefined;
}

/**
 * A store for dynalite's actions that reads the real data but keeps all writes back, so that an item, its index entries
 * and, in a transaction, all its items reach the disk in one atomic batch: a process killed at any moment leaves either
 * everything or nothing. No item may be written twice in one unit; DynamoDB refuses such requests anyway.
 */
export const createUnitOfWork = (real: Store) => {
  const writes: BatchOperation[] = [];
  const changes: Change[] = [];
  let lastRead: Item | undefined;

  const collecting = (prefix: string, base: KeyValueDb, onWrite: (after: Item | undefined) => void): KeyValueDb => ({
    ...base,
    get: (key, callback) =>
      base.get(key, (error, item) => {
        lastRead = item;
        callback(error, item);
      }),
    put: (key, value, callback) => {
      writes.push({ type: 'put', key: prefix + key, value });
      onWrite(value);
      callback(null);
    },
    del: (key, callback) => {
      writes.push({ type: 'del', key: prefix + key });
      onWrite(undefined);
      callback(null);
    },
    // The caller holds the locks until the batch is written; dynalite would release them before.
    lock: (_, run) => run(<T>(callback: Callback<T>) => callback),
  });

  // dynalite names its key ranges `item-<table>~` and `index-<kind>~<table>~<index>~`.
  const store: Store = {
    ...real,
    getItemDb: (table) => {
      let before: Item | undefined;
      const base = real.getItemDb(table);
      const remembering: KeyValueDb = {
        ...base,
        get: (key, callback) =>
          base.get(key, (error, item) => {
            before = item;
            callback(error, item);
          }),
      };
      return collecting(`item-${table}~`, remembering, (after) => {
        if (before !== undefined || after !== undefined) changes.push({ table, before, after });
      });
    },
    getIndexDb: (kind, table, index) =>
      collecting(`index-${kind.toLowerCase()}~${table}~${index}~`, real.getIndexDb(kind, table, index), () => {}),
  };

  return {
    store,
    /** The item that the last action found, for `ReturnValuesOnConditionCheckFailure`. */
    lastRead: () => lastRead,
    changes: (): readonly Change[] => changes,
    /** Writes everything at once, with the further entries in the same batch. */
    commit: async (more: BatchOperation[]): Promise<void> => {
      if (writes.length > 0) await real.db.batch([...writes, ...more]);
    },
  };
};
