import type { CacheNamespace, PublicRead } from '#contracts/cache-usage/endpoints.ts';
import { approximateBytes } from './cache/approximate-bytes.ts';
import { bindLifetime, cacheMeter, type HeldCache, noMeter } from './cache/meters.ts';
import type { Clock } from './clock.ts';

interface TtlCacheOptions {
  /** By which the administration's screen on caches names it; none in a function that reports nothing. */
  namespace?: CacheNamespace;
  ttlMs: number;
  /** How many keys are kept. */
  limit: number;
  clock: Clock;
}

interface Entry<Value> {
  value: Promise<Value>;
  until: number;
  /** Known once the value has come. */
  bytes?: number;
}

/**
 * A short in-memory cache of public content, one per function instance: repeated reads of the same key within `ttlMs`
 * share one fetch. A failed fetch is forgotten at once, so that one failure is not served to later readers.
 *
 * `nameOf` names what is read, for the list of what is read most; what is not there, and what has no name, is not listed.
 */
export const ttlCache = <Value>(
  { namespace, ttlMs, limit, clock }: TtlCacheOptions,
  nameOf?: (key: string) => string | undefined,
) => {
  const meter = namespace ? cacheMeter(namespace) : noMeter;
  const entries = new Map<string, Entry<Value>>();
  const watched: HeldCache = {
    held: () => ({
      entries: entries.size,
      bytes: [...entries.values()].reduce((sum, { bytes = 0 }) => sum + bytes, 0),
    }),
    clear: () => entries.clear(),
  };
  meter.watch(watched);

  const noteRead = (key: string) => {
    const name = nameOf?.(key);
    if (name !== undefined) meter.read(name);
  };

  const begin = (key: string, fetch: () => Promise<Value>): Entry<Value> => {
    const began = performance.now();
    meter.miss();
    const entry: Entry<Value> = { value: fetch(), until: clock() + ttlMs };
    entry.value.then(
      (value) => {
        meter.took(performance.now() - began);
        entry.bytes = approximateBytes(value);
        noteRead(key);
      },
      () => {
        meter.took(performance.now() - began);
        if (entries.get(key) === entry) entries.delete(key);
      },
    );
    return entry;
  };

  const recall = (key: string, fetch: () => Promise<Value>): Promise<Value> => {
    const held = entries.get(key);
    if (held && held.until > clock()) {
      meter.hit();
      if (held.bytes !== undefined) noteRead(key);
      return held.value;
    }
    const entry = begin(key, fetch);
    entries.delete(key);
    entries.set(key, entry);
    // Keys may come from callers: the oldest entry is dropped first, so strangers cannot fill the memory.
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) {
      entries.delete(oldest);
      meter.evicted(1);
    }
    return entry.value;
  };
  return bindLifetime(recall, watched);
};

/** The subject of a read: the record that its path names, and the language. Other values are the caller's own words. */
const nameOfRead = (key: string): string => {
  const [path, query] = JSON.parse(key) as [Record<string, string> | null, { lang?: string } | null];
  return [...Object.values(path ?? {}), ...(query?.lang ? [query.lang] : [])].join(' ');
};

/**
 * Public reads, each from a short in-memory cache. The address alone is the key: the reply is the same for every
 * caller.
 */
export const cacheReads =
  (options: TtlCacheOptions) =>
  <Asked extends { query?: object | undefined; pathParameters?: object | undefined }, Reply>(
    name: PublicRead,
    read: (asked: Asked) => Promise<Reply>,
  ) => {
    const cached = ttlCache<Reply>(options, (key) => `${name} ${nameOfRead(key)}`.trim());
    return (asked: Asked) => cached(JSON.stringify([asked.pathParameters, asked.query]), () => read(asked));
  };
