import type { CacheNamespace } from '#contracts/cache-usage/endpoints.ts';
import { spaceSaving } from './space-saving.ts';

export interface Counts {
  hits: number;
  misses: number;
  evictions: number;
  /** Milliseconds that the misses took. */
  missMs: number;
}

export interface Held {
  entries: number;
  bytes: number;
}

/** A cache as its meter sees it. The cache itself must hold on to this object: the meter does not keep it alive. */
export interface HeldCache {
  held(): Held;
  clear(): void;
}

/** The report of one cache about itself. `name` is what was read, in words that administrators may see: public content only. */
export interface CacheMeter {
  hit(): void;
  miss(): void;
  /** How long a miss took, in milliseconds. */
  took(milliseconds: number): void;
  evicted(entries: number): void;
  read(name: string): void;
  watch(cache: HeldCache): void;
}

/** Beside the caches: what their misses cost. */
export interface OtherCounts {
  tableReads: number;
  tableMs: number;
  edgeRequests: number;
}

const noCounts = (): Counts => ({ hits: 0, misses: 0, evictions: 0, missMs: 0 });
const noOthers = (): OtherCounts => ({ tableReads: 0, tableMs: 0, edgeRequests: 0 });

/** How many names are watched between two looks. */
const topCapacity = 64;
const separator = ' ';

/** The counters of an instance of a function. */
export const createMeters = () => {
  let counts = new Map<CacheNamespace, Counts>();
  let others = noOthers();
  const top = spaceSaving(topCapacity);
  const watched = new Map<CacheNamespace, Set<WeakRef<HeldCache>>>();

  const countsOf = (namespace: CacheNamespace): Counts => {
    const known = counts.get(namespace) ?? noCounts();
    counts.set(namespace, known);
    return known;
  };

  /** Those that are still in use. A function that makes its caches anew for each event leaves nothing behind here. */
  const alive = (namespace: CacheNamespace): HeldCache[] => {
    const references = watched.get(namespace) ?? new Set();
    return [...references].flatMap((reference) => {
      const cache = reference.deref();
      if (!cache) references.delete(reference);
      return cache ?? [];
    });
  };

  return {
    meter: (namespace: CacheNamespace): CacheMeter => ({
      hit() {
        countsOf(namespace).hits += 1;
      },
      miss() {
        countsOf(namespace).misses += 1;
      },
      took(milliseconds) {
        countsOf(namespace).missMs += milliseconds;
      },
      evicted(entries) {
        countsOf(namespace).evictions += entries;
      },
      read: (name) => top.add(`${namespace}${separator}${name}`),
      watch(cache) {
        alive(namespace);
        watched.set(namespace, (watched.get(namespace) ?? new Set()).add(new WeakRef(cache)));
      },
    }),

    add(name: keyof OtherCounts, count = 1) {
      others[name] += count;
    },

    /** Everything that was counted since this was last asked. */
    take(): { counts: Map<CacheNamespace, Counts>; others: OtherCounts } {
      const taken = { counts, others };
      [counts, others] = [new Map(), noOthers()];
      return taken;
    },

    /** The most frequent reads since this was last asked: namespace and name, divided by a space. */
    takeTop: () => top.take(),

    /** The entries in memory now. */
    held: (): { namespace: CacheNamespace; entries: number; bytes: number }[] =>
      [...watched.keys()].flatMap((namespace) => {
        const caches = alive(namespace).map((cache) => cache.held());
        const sum = (name: keyof Held) => caches.reduce((total, { [name]: value }) => total + value, 0);
        return caches.length === 0 ? [] : [{ namespace, entries: sum('entries'), bytes: sum('bytes') }];
      }),

    /** Makes every cache forget what it has. */
    clear() {
      for (const namespace of watched.keys()) for (const cache of alive(namespace)) cache.clear();
    },
  };
};
export type Meters = ReturnType<typeof createMeters>;

/** Of this instance. Caches are as old as the instance and count here, no matter where in the product they are made. */
export const instanceMeters = createMeters();

/** The counter of a cache. Caches of one namespace in one instance share a line. */
export const cacheMeter = (namespace: CacheNamespace): CacheMeter => instanceMeters.meter(namespace);

/** Lets a cache live as long as what is read through it, and no longer: a meter does not keep alive what it watches. */
export const bindLifetime = <Owner extends object>(owner: Owner, cache: HeldCache): Owner =>
  Object.assign(owner, { watched: cache });

const nothing = () => undefined;
/** For a cache that no one asks about. */
export const noMeter: CacheMeter = {
  hit: nothing,
  miss: nothing,
  took: nothing,
  evicted: nothing,
  read: nothing,
  watch: nothing,
};
