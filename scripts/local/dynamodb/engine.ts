import { mkdir } from 'node:fs/promises';
import { environment } from '../template/environment.ts';
import { act, checked, db, type Input, type Item, promised, type Store, type TableRecord } from './dynalite.ts';
import { createKeyLocks } from './key-locks.ts';
import { type Change, createUnitOfWork } from './unit-of-work.ts';

export type ChangeListener = (change: Change) => void;

/** DynamoDB's storage with atomic writes and a change feed; the operations are built on it. */
export interface Engine {
  store: Store;
  withLocks: ReturnType<typeof createKeyLocks>;
  table(name: string): Promise<TableRecord>;
  /** The lock of an item, or undefined for a malformed key, which the operation itself will refuse. */
  lockOf(table: TableRecord, keyOrItem: unknown, isKey: boolean): string | undefined;
  /** Runs an operation that changes nothing. */
  read(operation: string, input: Input): Promise<Input>;
  /** Runs work in one unit and commits it; the caller holds the locks. */
  write<T>(work: (unit: ReturnType<typeof createUnitOfWork>) => Promise<T>): Promise<T>;
  /** Committed changes, in order per item. */
  onChange(listener: ChangeListener): void;
  close(): Promise<void>;
}

/** Opens the data in a folder; in memory without one. */
export const openEngine = async (folder?: string): Promise<Engine> => {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const store = db.create({ createTableMs: 0, ...(folder === undefined ? {} : { path: folder }) });
  await store.db.open();
  store.tableDb.awsAccountId = environment.account;
  store.tableDb.awsRegion = environment.region;
  const listeners: ChangeListener[] = [];

  return {
    store,
    withLocks: createKeyLocks(),
    table: (name) => promised((callback) => store.getTable(name, false, callback)),
    lockOf: (table, keyOrItem, isKey) => {
      if (typeof keyOrItem !== 'object' || keyOrItem === null) return undefined;
      const value = keyOrItem as Item;
      const invalid = isKey ? db.validateKey(value, table) : db.validateItem(value, table);
      return invalid ? undefined : `${table.TableName}/${db.createKey(value, table)}`;
    },
    read: (operation, input) => act(store, operation, checked(store, operation, input)),
    write: async (work) => {
      const unit = createUnitOfWork(store);
      const result = await work(unit);
      for (const change of await unit.commit()) for (const listener of listeners) listener(change);
      return result;
    },
    onChange: (listener) => listeners.push(listener),
    close: () => store.db.close(),
  };
};
