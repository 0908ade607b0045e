import type { Backend } from './backend.ts';
import { openEngine } from './engine.ts';
import { ensureTable } from './ensure-table.ts';
import { createTransactions } from './transactions.ts';
import { batchWriteItem, writeItem } from './writes.ts';

/** The stand-in's own storage over a data folder; in memory without one. */
export const openOwnBackend = async (folder: string | undefined, now: () => number): Promise<Backend> => {
  const engine = await openEngine(folder, now);
  const { transactWrite, transactGet } = createTransactions(engine, now);
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
        case 'TransactGetItems':
          return transactGet(input);
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
