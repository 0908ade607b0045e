import * as z from 'zod/mini';
import type { Clock } from '#lambdas/platform/clock.ts';
import { memoryCopy } from '#lambdas/platform/memory-copy.ts';
import { readPartition } from '#lambdas/platform/table/read-items.ts';
import type { AppTable } from '#lambdas/platform/table/table.ts';
import { versionPartition } from './keys.ts';

/** How long a list is shown without looking whether it has changed. */
export const memoryTtlMs = 2_000;

const partsSchema = z.array(z.object({ sk: z.string(), version: z.number() }));

/** Another one whenever a post that visitors see has changed: what a function's memory holds is good as long as it is. */
export const visibleVersion = (table: AppTable, clock: Clock): (() => Promise<string>) => {
  const recall = memoryCopy<string>({ ttlMs: memoryTtlMs, limit: 1, clock });
  return () =>
    recall('', async () => {
      const parts = partsSchema.parse(await readPartition(table, { pk: versionPartition }));
      return parts.map(({ sk, version }) => `${sk}${version}`).join(' ');
    });
};
