import type * as contracts from '#contracts/dashboard/overview.ts';
import { type Overview, type OverviewPart, overviewPartSchemas } from '#contracts/dashboard/overview.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import type { DashboardServices } from '../services.ts';

/** How long the others wait for one part. */
const patienceMs = 4_000;

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** All parts are read at once; one that cannot be read leaves the others standing. */
export const readDashboard =
  ({
    overview,
    newId,
    log,
  }: Pick<DashboardServices, 'overview' | 'newId' | 'log'>): Route<typeof contracts.readDashboard> =>
  async () => {
    const parts: Partial<Record<OverviewPart, unknown>> = {};
    const failed: Overview['failed'] = [];
    const read = async (part: OverviewPart) => {
      try {
        parts[part] = overviewPartSchemas[part].parse(await inTime<unknown>(overview[part]()));
      } catch (error) {
        const reference = newId();
        log.error('part of the dashboard not read', { error, part, reference });
        failed.push({ part, reference });
      }
    };
    await Promise.all((Object.keys(overview) as OverviewPart[]).map(read));
    return { ...(parts as Omit<Overview, 'failed'>), failed };
  };
