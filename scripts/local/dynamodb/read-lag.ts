import type { KeyValueDb, Snapshot, Store } from './dynalite.ts';

/**
 * How far reads that are not consistent stay behind the writes: all reads of indexes, and those of tables without
 * `ConsistentRead`. On AWS it is usually some milliseconds; here nothing, unless a user asks for it.
 */
export interface ReadLag {
  milliseconds(): number;
  set(milliseconds: number): void;
}

/** The store as it was at that time. */
const asOf = (store: Store, snapshot: Snapshot): Store => {
  const past = (base: KeyValueDb, prefix: string): KeyValueDb => ({
    ...base,
    get: (key, callback) => callback(null, store.db.getSync(prefix + key, { snapshot })),
    createValueStream: (range) => base.createValueStream({ ...range, snapshot }),
  });
  return {
    ...store,
    getItemDb: (table) => past(store.getItemDb(table), `item-${table}~`),
    getIndexDb: (kind, table, index) =>
      past(store.getIndexDb(kind, table, index), `index-${kind.toLowerCase()}~${table}~${index}~`),
  };
};

/** Keeps snapshots from before the writes of the last while. `now` is the time of the twin, which can be moved. */
export const createReadLag = (store: Store, now: () => number) => {
  let lag = 0;
  /** Each one was taken right before a write, oldest first. */
  const kept: { time: number; snapshot: Snapshot }[] = [];
  const forget = (until: number): void => {
    // A read that is still running keeps its snapshot open.
    while (kept[0] !== undefined && kept[0].time <= until) void kept.shift()?.snapshot.close();
  };

  return {
    lag: {
      milliseconds: () => lag,
      set: (milliseconds) => {
        lag = milliseconds;
        if (lag === 0) forget(Number.POSITIVE_INFINITY);
      },
    } satisfies ReadLag,
    beforeWrite: (): void => {
      if (lag === 0) return;
      const newest = kept.at(-1);
      // At most a hundred snapshots are kept.
      if (newest === undefined || now() - newest.time >= lag / 100)
        kept.push({ time: now(), snapshot: store.db.snapshot() });
    },
    /** Runs a read that is not consistent. */
    late: async <T>(run: (store: Store) => Promise<T>): Promise<T> => {
      if (kept.length > 0) forget(now() - lag);
      const { snapshot } = kept[0] ?? {};
      if (snapshot === undefined) return run(store);
      snapshot.ref();
      try {
        return await run(asOf(store, snapshot));
      } finally {
        snapshot.unref();
      }
    },
  };
};
