import type { Input, KeyValueDb, Store } from './dynalite.ts';
import { bytesOf } from './rules/item-size.ts';

/** The bytes that a page of a Query or Scan reads, before the filter. */
const limit = 1024 ** 2;

/**
 * A store that ends a page after as many bytes as DynamoDB does, by lowering the request's `Limit` on the way. dynalite
 * ends it by the length of texts.
 */
export const withPageLimit = (store: Store, data: Input): Store => {
  const limited = (base: KeyValueDb): KeyValueDb => ({
    ...base,
    createValueStream: (options) => {
      const items = base.createValueStream(options);
      let [count, bytes] = [0, 0];
      items.on('data', (item) => {
        if (bytes >= limit) return;
        count += 1;
        bytes += bytesOf(item);
        if (bytes >= limit) data.Limit = Math.min(count, Number(data.Limit ?? count));
      });
      return items;
    },
  });
  return {
    ...store,
    getItemDb: (table) => limited(store.getItemDb(table)),
    getIndexDb: (kind, table, index) => limited(store.getIndexDb(kind, table, index)),
  };
};
