import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { ttlCache } from '#lambdas/platform/ttl-cache.ts';
import { versionPartition } from './keys.ts';

/** How long a cached list is used without checking its version. */
export const memoryTtlMs = 2_000;

const partsSchema = z.array(z.object({ sk: z.string(), version: z.number() }));

/**
 * A version that changes whenever a post that visitors see changes. A function's cache is valid as long as it stays the
 * same.
 */
export const visibleVersion = (table: AppTable, clock: Clock): (() => Promise<string>) => {
  const recall = ttlCache<string>({ namespace: 'postVersion', ttlMs: memoryTtlMs, limit: 1, clock });
  return () =>
    recall('', async () => {
      const parts = partsSchema.parse(await readPartition(table, { pk: versionPartition }));
      return parts.map(({ sk, version }) => `${sk}${version}`).join(' ');
    });
};
