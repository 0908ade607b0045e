import type { KeyValueDb, Store, TableRecord } from './dynalite.ts';
import { openValueStream } from './value-stream.ts';

/**
 * dynalite reads a table's record before each item of it. On the disk it changes only while the table is made or adapted;
 * from then on it is kept in memory.
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
  // dynalite holds on to this very object.
  Object.assign(tableDb, remembering);
};

/**
 * The store with records of tables and items read where they are asked for: what LevelDB needs for that is in the system's
 * memory, and the way through the thread pool and back takes many times longer.
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
