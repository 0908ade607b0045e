import type { CacheNamespace } from '#contracts/cache-usage/endpoints.ts';
import { approximateBytes } from './cache/approximate-bytes.ts';
import { bindLifetime, cacheMeter, type HeldCache, noMeter } from './cache/meters.ts';

/**
 * Fetches a value at its first use and keeps it; a failure is not kept, so the next use asks again. With a namespace, its
 * uses count on the administration's screen on caches, where it can be cleared.
 */
export const lazy = <T>(fetch: () => Promise<T>, namespace?: CacheNamespace): (() => Promise<T>) => {
  const meter = namespace ? cacheMeter(namespace) : noMeter;
  let kept: { value: Promise<T>; bytes: number } | undefined;
  const watched: HeldCache = {
    held: () => ({ entries: kept ? 1 : 0, bytes: kept?.bytes ?? 0 }),
    clear() {
      kept = undefined;
    },
  };
  meter.watch(watched);

  const begin = () => {
    const began = performance.now();
    meter.miss();
    const entry = { value: fetch(), bytes: 0 };
    kept = entry;
    entry.value.then(
      (value) => {
        meter.took(performance.now() - began);
        entry.bytes = approximateBytes(value);
      },
      () => {
        meter.took(performance.now() - began);
        if (kept === entry) kept = undefined;
      },
    );
    return entry.value;
  };
  const use = () => {
    if (!kept) return begin();
    meter.hit();
    return kept.value;
  };
  return bindLifetime(use, watched);
};
