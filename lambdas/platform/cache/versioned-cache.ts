import type { CacheNamespace } from '#contracts/cache-usage/endpoints.ts';
import type { Clock } from '../clock.ts';
import { ttlCache } from '../ttl-cache.ts';
import { bindLifetime, cacheMeter, type Held, type HeldCache } from './meters.ts';

/** How long an instance goes by what it has read before it looks whether that is still so. */
const freshMs = 30_000;

interface VersionedCacheOptions<Key, Value> {
  /** By which the administration's screen on caches names the values, and the looks at their version. */
  namespace: CacheNamespace;
  versionNamespace: CacheNamespace;
  clock: Clock;
  /** Another one whenever any of the values has changed; undefined where there has been no change yet. */
  version(): Promise<string | undefined>;
  /** A value, and what it takes in memory. */
  read(key: Key): Promise<Held & { value: Value }>;
}

interface Entry<Value> extends Held {
  value: Promise<Value>;
}

/**
 * Values that are dear to make, kept in the instance's memory until they have another version, at which it looks twice a minute at
 * most. Who asks meanwhile waits for the same reading; one that failed is forgotten at once. Keys are few and the product's own, such as languages.
 */
export const versionedCache = <Key, Value>(options: VersionedCacheOptions<Key, Value>) => {
  const { namespace, versionNamespace, clock, version } = options;
  const meter = cacheMeter(namespace);
  const looks = ttlCache<string | undefined>({ namespace: versionNamespace, ttlMs: freshMs, limit: 1, clock });
  const entries = new Map<Key, Entry<Value>>();
  let known: string | undefined;

  const watched: HeldCache = {
    held: () => ({
      entries: [...entries.values()].reduce((sum, entry) => sum + entry.entries, 0),
      bytes: [...entries.values()].reduce((sum, entry) => sum + entry.bytes, 0),
    }),
    clear: () => entries.clear(),
  };
  meter.watch(watched);

  const begin = (key: Key): Promise<Value> => {
    const began = performance.now();
    meter.miss();
    const made = options.read(key);
    const entry: Entry<Value> = { value: made.then(({ value }) => value), entries: 0, bytes: 0 };
    entries.set(key, entry);
    made.then(
      (held) => {
        meter.took(performance.now() - began);
        entry.entries = held.entries;
        entry.bytes = held.bytes;
      },
      () => {
        meter.took(performance.now() - began);
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry.value;
  };

  const recall = async (key: Key): Promise<Value> => {
    const current = await looks('', version);
    if (current !== known) entries.clear();
    known = current;
    const held = entries.get(key);
    if (held === undefined) return begin(key);
    meter.hit();
    return held.value;
  };
  return bindLifetime(recall, watched);
};
