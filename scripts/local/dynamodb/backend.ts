import type { ChangeLog } from './change-log.ts';
import type { Input, Item } from './dynalite.ts';
import { openEngine } from './engine.ts';
import { ensureTable } from './ensure-table.ts';
import type { ReadLag } from './read-lag.ts';
import type { TableDefinition } from './table-properties.ts';
import { createTransactions } from './transactions.ts';
import type { WriteOptions } from './write-options.ts';
import { batchWriteItem, writeItem } from './writes.ts';

/** The storage of the tables. */
export interface Backend {
  ensureTable(definition: TableDefinition): Promise<{ created: boolean }>;
  perform(operation: string, input: Input, options?: WriteOptions): Promise<Input>;
  /** The keys of the items whose expiry lies before `now`, in milliseconds. */
  expired(definition: TableDefinition, now: number): AsyncIterable<Item>;
  /** The log of a table's changes, which begins with the first call. */
  changeLog(table: string): Promise<ChangeLog>;
  readLag: ReadLag;
  close(): Promise<void>;
}

/** Opens the storage over a data folder; in memory without one. */
export const openBackend = async (folder: string | undefined, now: () => number): Promise<Backend> => {
  const engine = await openEngine(folder, now);
  const transactWrite = createTransactions(engine, now);
  return {
    ensureTable: (definition) => ensureTable(engine, definition),
    perform: (operation, input, options) => {
      switch (operation) {
        case 'PutItem':
        case 'UpdateItem':
        case 'DeleteItem':
          return writeItem(engine, operation, input, options);
        case 'BatchWriteItem':
          return batchWriteItem(engine, input);
        case 'TransactWriteItems':
          return transactWrite(input);
        default:
          return engine.read(operation, input);
      }
    },
    expired: ({ name }, time) => engine.expiry.due(name, time),
    changeLog: engine.changeLog,
    readLag: engine.readLag,
    close: engine.close,
  };
};
