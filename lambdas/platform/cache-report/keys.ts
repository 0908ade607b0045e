import { partitions } from '../table/partitions.ts';

const { cacheUsage } = partitions;

/** The lengths of time that are counted by themselves: for the last hour, and for days. */
export const stretches = {
  /** Five minutes. */
  short: { prefix: 'SHORT#', milliseconds: 5 * 60_000, keptSeconds: 3 * 60 * 60 },
  hour: { prefix: 'HOUR#', milliseconds: 60 * 60_000, keptSeconds: 30 * 24 * 60 * 60 },
  /** The most frequent reads of an hour. */
  top: { prefix: 'TOP#', milliseconds: 60 * 60_000, keptSeconds: 30 * 24 * 60 * 60 },
} as const;
export type Stretch = keyof typeof stretches;

/** The beginning of the stretch that a moment is in, ISO 8601. */
export const startOf = (stretch: Stretch, time: number): string =>
  new Date(time - (time % stretches[stretch].milliseconds)).toISOString();

/** All that was counted in a day of UTC. */
export const dayPartition = (start: string): string => `${cacheUsage}${start.slice(0, 10)}`;

/** The counts of a function in a stretch of time, all its instances together. */
export const countsKey = (stretch: Stretch, start: string, functionName: string) => ({
  pk: dayPartition(start),
  sk: `${stretches[stretch].prefix}${start}#${functionName}`,
});

/** The reports of the instances that are in use about themselves. */
export const instancesPartition = `${cacheUsage}INSTANCES`;
export const instanceKey = (functionName: string, id: string) => ({
  pk: instancesPartition,
  sk: `${functionName}#${id}`,
});

/** When administrators last had all instances forget what they hold. */
export const clearingKey = { pk: partitions.cacheClearing, sk: 'CLEARING' };
