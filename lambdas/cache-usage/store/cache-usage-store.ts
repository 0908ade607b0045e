import * as z from 'zod/mini';
import { type CacheInstance, cacheInstanceSchema } from '#contracts/cache-usage/endpoints.ts';
import { dayPartition, instancesPartition, type Stretch, stretches } from '#lambdas/platform/cache-report/keys.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import type { Counted } from '../model/counted.ts';

export interface CacheUsageStore {
  /** The counts of all functions, of a day of UTC (`yyyy-mm-dd`); at most 12 functions times the day's stretches. */
  counted(stretch: Stretch, day: string): Promise<Counted[]>;
  /** Instances that spoke at this time or later: those that are gone stay until DynamoDB deletes them. */
  instances(since: string): Promise<CacheInstance[]>;
}

const countedSchema = z.catchall(z.object({ sk: z.string() }), z.unknown());
const instancesSchema = z.array(
  z.object({ id: z.string(), function: z.string(), time: z.string(), data: z.record(z.string(), z.unknown()) }),
);

/** Beside the sums. */
const others = new Set(['ttl']);

export const cacheUsageStore = (table: AppTable): CacheUsageStore => ({
  async counted(stretch, day) {
    const { prefix } = stretches[stretch];
    const items = await readPartition(table, { pk: dayPartition(day), sk: prefix });
    return items.map((item) => {
      const { sk, ...attributes } = countedSchema.parse(item);
      const sums = Object.entries(attributes).flatMap(([name, count]) =>
        typeof count === 'number' && !others.has(name) ? [[name, count] as const] : [],
      );
      return { start: sk.slice(prefix.length).split('#')[0] ?? '', sums: Object.fromEntries(sums) };
    });
  },

  async instances(since) {
    const items = instancesSchema.parse(await readPartition(table, { pk: instancesPartition }));
    return items.flatMap(({ data, ...item }) => {
      // One that another release wrote may look different; it is gone in a few minutes.
      const { data: instance } = z.safeParse(cacheInstanceSchema, { ...item, ...data });
      return instance && instance.time >= since ? [instance] : [];
    });
  },
});
