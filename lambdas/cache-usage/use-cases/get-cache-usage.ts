import type * as contracts from '#contracts/cache-usage/endpoints.ts';
import { instanceShownMs } from '#lambdas/platform/cache-report/note-usage.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { readingOf } from '../model/periods.ts';
import { courseOf, summarize, topOf } from '../model/summarize.ts';
import type { CacheUsageServices } from '../services.ts';

/**
 * Seven days are eight queries for the figures, as many for what was read most, one for the instances, and a description
 * of each table.
 */
export const getCacheUsage =
  ({ usage, tables, clock }: CacheUsageServices): Route<typeof contracts.getCacheUsage> =>
  async ({ query: { period } }) => {
    const { stretch, starts, topStarts, days } = readingOf(period, clock());
    const inDays = async (asked: Parameters<typeof usage.counted>[0], wanted: readonly string[]) => {
      const isWanted = new Set(wanted);
      const items = await Promise.all(days.map((day) => usage.counted(asked, day)));
      return items.flat().filter(({ start }) => isWanted.has(start));
    };
    const since = new Date(clock() - instanceShownMs).toISOString();
    const [counted, top, instances, sizes] = await Promise.all([
      inDays(stretch, starts),
      inDays('top', topStarts),
      usage.instances(since),
      tables(),
    ]);
    const noted = instances
      .map(({ time }) => time)
      .sort()
      .at(-1);
    return {
      time: nowOf({ clock }),
      ...(noted === undefined ? {} : { noted }),
      ...summarize(counted),
      tables: sizes,
      course: courseOf(counted, starts),
      top: topOf(top),
      instances: instances.sort((one, other) => (one.function + one.id < other.function + other.id ? -1 : 1)),
    };
  };
