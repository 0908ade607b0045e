import type { CacheInstance, CacheNamespace, CacheUsage } from '#contracts/cache-usage/endpoints.ts';

interface Kept {
  namespace: CacheNamespace;
  entries: number;
  bytes: number;
}

/** The contents of all instances, by cache, the largest first. */
export const heldByCache = (instances: readonly CacheInstance[]): Kept[] => {
  const sums = new Map<CacheNamespace, Kept>();
  for (const { namespace, entries, bytes } of instances.flatMap(({ held }) => held)) {
    const before = sums.get(namespace) ?? { namespace, entries: 0, bytes: 0 };
    sums.set(namespace, { namespace, entries: before.entries + entries, bytes: before.bytes + bytes });
  }
  return [...sums.values()]
    .filter(({ entries }) => entries > 0)
    .sort((one, other) => other.bytes - one.bytes || other.entries - one.entries);
};

/** Seconds since an instance last said anything; `sinceRead` are the milliseconds since the figures came. */
export const ageOf = ({ time, noted }: Pick<CacheUsage, 'time' | 'noted'>, sinceRead: number): number | undefined =>
  noted === undefined ? undefined : Math.max(0, (Date.parse(time) - Date.parse(noted) + sinceRead) / 1000);

/** `12 seconds ago`, `3 minutes ago`. */
export const agoText = (seconds: number, language: string): string => {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return seconds < 60
    ? format.format(-Math.round(seconds), 'second')
    : format.format(-Math.floor(seconds / 60), 'minute');
};
