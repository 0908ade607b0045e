import { type CacheNamespace, type CacheUsage, cacheNamespaces, shownTop } from '#contracts/cache-usage/endpoints.ts';
import type { Counted } from './counted.ts';

type Reads = Pick<CacheUsage['memory'], 'hits' | 'misses' | 'evictions' | 'missMs'>;

const sumOf = (counted: readonly Counted[], name: string): number =>
  counted.reduce((sum, { sums }) => sum + (sums[name] ?? 0), 0);

const readsOf = (counted: readonly Counted[], namespace: CacheNamespace): Reads => ({
  hits: sumOf(counted, `${namespace}.hits`),
  misses: sumOf(counted, `${namespace}.misses`),
  evictions: sumOf(counted, `${namespace}.evictions`),
  missMs: sumOf(counted, `${namespace}.missMs`),
});

const none: Reads = { hits: 0, misses: 0, evictions: 0, missMs: 0 };
const added = (one: Reads, other: Reads): Reads => ({
  hits: one.hits + other.hits,
  misses: one.misses + other.misses,
  evictions: one.evictions + other.evictions,
  missMs: one.missMs + other.missMs,
});

const allOf = (counted: readonly Counted[]): Reads =>
  cacheNamespaces.map((namespace) => readsOf(counted, namespace)).reduce(added, none);

/** The figures of some stretches of time. */
export const summarize = (
  counted: readonly Counted[],
): Pick<CacheUsage, 'memory' | 'table' | 'edge' | 'namespaces'> => ({
  memory: allOf(counted),
  table: { reads: sumOf(counted, 'others.tableReads'), milliseconds: sumOf(counted, 'others.tableMs') },
  edge: { requests: sumOf(counted, 'others.edgeRequests') },
  namespaces: cacheNamespaces
    .map((namespace) => ({ namespace, ...readsOf(counted, namespace) }))
    .filter(({ hits, misses }) => hits + misses > 0)
    .sort((one, other) => other.hits + other.misses - one.hits - one.misses),
});

/** The reads of each stretch, in the order of `starts`; those without any are there too. */
export const courseOf = (counted: readonly Counted[], starts: readonly string[]): CacheUsage['course'] =>
  starts.map((from) => {
    const { hits, misses, evictions } = allOf(counted.filter(({ start }) => start === from));
    return { from, hits, misses, evictions };
  });

const isNamespace = (text: string): text is CacheNamespace => cacheNamespaces.includes(text as CacheNamespace);

/** The most frequent reads: a count is noted as `<namespace> <name>`. */
export const topOf = (counted: readonly Counted[]): CacheUsage['top'] => {
  const sums = new Map<string, number>();
  for (const { sums: each } of counted)
    for (const [name, count] of Object.entries(each)) sums.set(name, (sums.get(name) ?? 0) + count);
  return [...sums]
    .flatMap(([text, reads]) => {
      const [namespace = '', ...words] = text.split(' ');
      return isNamespace(namespace) ? [{ namespace, name: words.join(' '), reads }] : [];
    })
    .sort((one, other) => other.reads - one.reads || (one.name < other.name ? -1 : 1))
    .slice(0, shownTop);
};
