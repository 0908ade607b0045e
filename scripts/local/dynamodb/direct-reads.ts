import type { KeyValueDb, Store, TableRecord } from './dynalite.ts';
import { openValueStream } from './value-stream.ts';

/**
 * dynalite reads a table's record before each of its items. The record changes on disk only while the table is created
 * or adapted; afterwards it is kept in memory.
 */
const rememberTables = ({ tableDb }: Store): void => {
  const { get, put, del } = tableDb;
  const records = new Map<string, TableRecord>();
  const remembering: Pick<KeyValueDb<TableRecord>, 'get' | 'put' | 'del'> = {
    get: (name, callback) => {
      const known = records.get(name);
      if (known !== undefined) return callback(null, known);
      get(name, (error, record) => {
        if (record?.TableStatus === 'ACTIVE') records.set(name, record);
        callback(error, record);
      });
    },
    put: (name, record, callback) => {
      records.delete(name);
      put(name, record, callback);
    },
    del: (name, callback) => {
      records.delete(name);
      del(name, callback);
    },
  };
  // dynalite keeps a reference to this very object.
  Object.assign(tableDb, remembering);
};

/**
 * The store with synchronous reads of table records and items: the data that LevelDB needs for them is in the system's
 * memory, and passing through the thread pool takes many times longer.
 */
export const withDirectReads = (store: Store): Store => {
  rememberTables(store);
  return {
    ...store,
    getItemDb: (table) => {
      const prefix = `item-${table}~`;
      return {
        ...store.getItemDb(table),
        get: (key, callback) => callback(null, store.db.getSync(prefix + key)),
        createValueStream: (range) => openValueStream(store.db, prefix, range),
      };
    },
    getIndexDb: (kind, table, index) => ({
      ...store.getIndexDb(kind, table, index),
      createValueStream: (range) => openValueStream(store.db, `index-${kind.toLowerCase()}~${table}~${index}~`, range),
    }),
  };
};
