import type { Clock } from './clock.ts';

interface TtlCacheOptions {
  ttlMs: number;
  /** How many keys are kept. */
  limit: number;
  clock: Clock;
}

/**
 * A short in-memory cache of public content, one per function instance: repeated reads of the same key within `ttlMs`
 * share one fetch. A failed fetch is forgotten at once, so that one failure is not served to later readers.
 */
export const ttlCache = <Value>({ ttlMs, limit, clock }: TtlCacheOptions) => {
  const entries = new Map<string, { value: Promise<Value>; until: number }>();

  return (key: string, fetch: () => Promise<Value>): Promise<Value> => {
    const held = entries.get(key);
    if (held && held.until > clock()) return held.value;
    const value = fetch();
    entries.delete(key);
    entries.set(key, { value, until: clock() + ttlMs });
    value.catch(() => {
      if (entries.get(key)?.value === value) entries.delete(key);
    });
    // Keys may come from callers: the oldest entry is dropped first, so strangers cannot fill the memory.
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    return value;
  };
};

/**
 * Public reads, each from a short in-memory cache. The address alone is the key: the reply is the same for every
 * caller.
 */
export const cacheReads =
  (options: TtlCacheOptions) =>
  <Asked extends { query?: object | undefined; pathParameters?: object | undefined }, Reply>(
    read: (asked: Asked) => Promise<Reply>,
  ) => {
    const cached = ttlCache<Reply>(options);
    return (asked: Asked) => cached(JSON.stringify([asked.pathParameters, asked.query]), () => read(asked));
  };
