import { Readable } from 'node:stream';
import type { Item, KeyRange, Store, ValueStream } from './dynalite.ts';

/** Items that are fetched at once. */
const most = 100;

/** A key range of dynalite's within the keys that begin with `prefix`. */
const within = (prefix: string, { gt, gte, lt, lte, ...rest }: KeyRange): KeyRange => ({
  ...rest,
  ...(gt === undefined ? { gte: prefix + (gte ?? '') } : { gt: prefix + gt }),
  // Keys are hexadecimal.
  ...(lte === undefined ? { lt: prefix + (lt ?? '~') } : { lte: prefix + lte }),
});

/** The items of a range, fetched many at a time. dynalite goes through the thread pool for each one. */
export const openValueStream = (db: Store['db'], prefix: string, range: KeyRange): ValueStream<Item> => {
  const items = db.values<Item>(within(prefix, range));
  const atOnce = range.limit === undefined || range.limit < 0 ? most : Math.min(range.limit, most);
  return new Readable({
    objectMode: true,
    read() {
      items.nextv(atOnce).then(
        (batch) => {
          for (const item of batch) this.push(item);
          if (batch.length === 0) this.push(null);
        },
        (error: Error) => this.destroy(error),
      );
    },
    destroy(error, callback) {
      items.close().then(
        () => callback(error),
        (reason: Error) => callback(error ?? reason),
      );
    },
  });
};
