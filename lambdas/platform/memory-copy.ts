import type { Clock } from './clock.ts';

/**
 * A short in-memory copy of public content, one per function instance: repeated reads of the same key within `ttlMs`
 * share one fetch. A failed fetch is forgotten at once, so one bad moment does not poison the instance.
 */
export const memoryCopy = <Value>({ ttlMs, limit, clock }: { ttlMs: number; limit: number; clock: Clock }) => {
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
    // Keys may come from callers: the oldest entry leaves first, so strangers cannot fill the memory.
    const [oldest] = entries.keys();
    if (entries.size > limit && oldest !== undefined) entries.delete(oldest);
    return value;
  };
};
