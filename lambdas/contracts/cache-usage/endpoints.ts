import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { adminRefusals } from '../http/refusals.ts';
import { timeSchema } from '../text/fields.ts';

/** The kinds of data that functions keep in their memory. */
export const cacheNamespaces = [
  'catalog',
  'blog',
  'postLists',
  'postCards',
  'postCategories',
  'postVersion',
  'knowledge',
  'knowledgeVersion',
  'vectors',
  'vectorsVersion',
  'settings',
  'secrets',
  'audience',
  'readers',
  'mailAccount',
  'beacon',
] as const;
export type CacheNamespace = (typeof cacheNamespaces)[number];
const namespaceSchema = z.enum(cacheNamespaces);

/** Public reads, by which the list of what is read most names them. */
export const publicReads = ['brands', 'brand', 'shoes', 'models', 'posts', 'post', 'knowledge'] as const;
export type PublicRead = (typeof publicReads)[number];

export const cachePeriods = ['hour', 'day', 'week'] as const;
export const cachePeriodSchema = z.enum(cachePeriods);
export type CachePeriod = z.infer<typeof cachePeriodSchema>;

export const cacheHealths = ['healthy', 'warning', 'critical'] as const;
export type CacheHealth = (typeof cacheHealths)[number];

/**
 * With fewer reads in a period, a hit rate says nothing: a function that has just started has missed everything, and what it
 * keeps grows old before the next visitor comes.
 */
export const judgedReads = { hour: 100, day: 1_000, week: 5_000 } as const satisfies Record<CachePeriod, number>;
/** The least hit rates of a healthy cache, and of one that is worth a look. */
export const healthBounds = { healthy: 0.8, warning: 0.5 } as const;

interface Reads {
  hits: number;
  misses: number;
}

/** Of all reads those that were answered from memory, 0 to 1; undefined without any. */
export const hitRate = ({ hits, misses }: Reads): number | undefined =>
  hits + misses === 0 ? undefined : hits / (hits + misses);

/** Undefined while there are too few reads to judge by. */
export const cacheHealth = (reads: Reads, period: CachePeriod): CacheHealth | undefined => {
  const rate = hitRate(reads);
  if (rate === undefined || reads.hits + reads.misses < judgedReads[period]) return undefined;
  if (rate >= healthBounds.healthy) return 'healthy';
  return rate >= healthBounds.warning ? 'warning' : 'critical';
};

/** The product's own tables: of everything, and of the audit log. */
const tableNames = ['main', 'audit'] as const;

const readsSchema = z.object({
  hits: z.number(),
  misses: z.number(),
  /** Entries that went because there was no room for another one. */
  evictions: z.number(),
});

/** The last report of a function's instance about itself. */
export const cacheInstanceSchema = z.object({
  id: z.string(),
  /** The function's name in the product. */
  function: z.string(),
  time: timeSchema,
  /** Bytes of JavaScript's heap and its buffers; the limit is that of the whole function. */
  memory: z.object({ used: z.number(), limit: z.number() }),
  /** Kept-alive connections to services of AWS: `open` are `busy` and `free`, `waiting` are requests without one. */
  sockets: z.object({ open: z.number(), busy: z.number(), free: z.number(), waiting: z.number() }),
  /** Bytes are an estimate. */
  held: z.array(z.object({ namespace: namespaceSchema, entries: z.number(), bytes: z.number() })),
});
export type CacheInstance = z.infer<typeof cacheInstanceSchema>;

export const cacheUsageSchema = z.object({
  /** When this was read. */
  time: timeSchema,
  /** When an instance last said anything; missing where none did in the last five minutes. */
  noted: z.optional(timeSchema),
  /** The memory of all instances. `missMs`: milliseconds that all misses took together. */
  memory: z.extend(readsSchema, { missMs: z.number() }),
  /** Reads of the table, which has no cache before it: what misses, and everything that is never cached, cost. */
  table: z.object({ reads: z.number(), milliseconds: z.number() }),
  /** The items of each table, as AWS counts them every six hours or so; 0 where it has not done so yet. */
  tables: z.array(z.object({ name: z.enum(tableNames), items: z.number(), bytes: z.number() })),
  /** Requests for replies that the edge may keep, and did not have. */
  edge: z.object({ requests: z.number() }),
  /** The same by what is kept, for those that were read at all. */
  namespaces: z.array(z.extend(readsSchema, { namespace: namespaceSchema, missMs: z.number() })),
  /** Over the period, oldest first, without gaps; `from` is the beginning of a stretch. */
  course: z.array(z.extend(readsSchema, { from: timeSchema })),
  /** The most frequent reads, in the full hours of the period: never more than they were, perhaps less. */
  top: z.array(z.object({ namespace: namespaceSchema, name: z.string(), reads: z.number() })),
  instances: z.array(cacheInstanceSchema),
});
export type CacheUsage = z.infer<typeof cacheUsageSchema>;

/** How many of the most read are listed. */
export const shownTop = 20;

/** How much of what the product asks for was in the memory of its functions. */
export const getCacheUsage = endpoint({
  id: 'getCacheUsage',
  method: 'GET',
  path: '/api/admin/cache-usage',
  access: 'admin',
  query: z.strictObject({ period: cachePeriodSchema }),
  responses: { 200: cacheUsageSchema, ...adminRefusals },
});
