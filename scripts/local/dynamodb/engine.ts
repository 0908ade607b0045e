import { environment } from '../template/environment.ts';
import { type ChangeLog, openChangeLog } from './change-log.ts';
import { withDirectReads } from './direct-reads.ts';
import { db, type Input, type Item, promised, type Store, type TableRecord } from './dynalite.ts';
import { createExpiryIndex, type ExpiryIndex } from './expiry-index.ts';
import { noteChecksums } from './folder-checksums.ts';
import { createKeyLocks } from './key-locks.ts';
import { checkFolder, openingFailure } from './open-folder.ts';
import { createReadLag, type ReadLag } from './read-lag.ts';
import { read } from './reads.ts';
import { createUnitOfWork } from './unit-of-work.ts';
import type { WriteOptions } from './write-options.ts';

/** DynamoDB's storage with atomic writes and logs of changes; the operations are built on it. */
export interface Engine {
  store: Store;
  locks: ReturnType<typeof createKeyLocks>;
  /** With `whatever`, includes tables that are still being created. */
  table(name: string, whatever?: 'whatever'): Promise<TableRecord>;
  /** The lock of an item, or undefined for a malformed key, which the operation itself will refuse. */
  lockOf(table: TableRecord, keyOrItem: unknown, isKey: boolean): string | undefined;
  /** Runs an operation that changes nothing. */
  read(operation: string, input: Input): Promise<Input>;
  /** Runs work in one unit and commits it; the caller must hold the locks. */
  write<T>(work: (unit: ReturnType<typeof createUnitOfWork>) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** The log of a table's changes, which begins with the first call. */
  changeLog(table: string): Promise<ChangeLog>;
  expiry: ExpiryIndex;
  readLag: ReadLag;
  close(): Promise<void>;
}

/** Opens the data in a folder; in memory without one. `now` is the time that is noted with changes. */
export const openEngine = async (folder: string | undefined, now: () => number): Promise<Engine> => {
  if (folder !== undefined) await checkFolder(folder);
  const store = withDirectReads(db.create({ createTableMs: 0, ...(folder === undefined ? {} : { path: folder }) }));
  await store.db.open().catch((error: unknown) => {
    throw folder === undefined ? error : openingFailure(folder, error);
  });
  store.tableDb.awsAccountId = environment.account;
  store.tableDb.awsRegion = environment.region;
  const logs = new Map<string, ChangeLog>();
  const expiry = createExpiryIndex(store);
  const readLag = createReadLag(store, now);
  const table: Engine['table'] = (name, whatever) =>
    promised((callback) => store.getTable(name, whatever === undefined, callback));

  return {
    store,
    locks: createKeyLocks(),
    table,
    lockOf: (record, keyOrItem, isKey) => {
      if (typeof keyOrItem !== 'object' || keyOrItem === null) return undefined;
      const value = keyOrItem as Item;
      const invalid = isKey ? db.validateKey(value, record) : db.validateItem(value, record);
      return invalid ? undefined : `${record.TableName}/${db.createKey(value, record)}`;
    },
    read: (operation, input) => read(store, { operation, input, tableOf: table, late: readLag.late }),
    write: async (work, { expired = false } = {}) => {
      const unit = createUnitOfWork(store);
      const result = await work(unit);
      const notes = unit.changes().flatMap((change) => logs.get(change.table)?.note(change, expired) ?? []);
      readLag.beforeWrite();
      try {
        await unit.commit([...notes.map(({ operation }) => operation), ...unit.changes().flatMap(expiry.entriesOf)]);
      } finally {
        for (const { settle } of notes) settle();
      }
      return result;
    },
    changeLog: async (name) => {
      const log = logs.get(name) ?? (await openChangeLog(store, name, now));
      logs.set(name, log);
      return log;
    },
    expiry,
    readLag: readLag.lag,
    close: async () => {
      await store.db.close();
      if (folder !== undefined) await noteChecksums(folder);
    },
  };
};
