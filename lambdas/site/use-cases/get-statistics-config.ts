import type * as contracts from '#contracts/relay/statistics.ts';
import type { RoutesOf } from '#lambdas/platform/http/api-handler.ts';
import type { ReadSettings } from '#lambdas/platform/settings.ts';

/** The part of each service's settings that the browser may know. Of a service that is off it learns that alone. */
export const statisticsRoutes = (readSettings: ReadSettings): RoutesOf<typeof contracts> => ({
  async getAnalyticsConfig() {
    const { enabled, measurementId, storage } = await readSettings('analytics');
    return { enabled, measurementId: enabled ? measurementId : '', storage };
  },

  async getEdgeAnalyticsConfig() {
    const { enabled, siteTag } = await readSettings('edgeAnalytics');
    return { enabled, token: enabled ? siteTag : '' };
  },

  async getTelemetryConfig() {
    const { telemetryDsn } = await readSettings('integrations');
    return { enabled: telemetryDsn !== '', dsn: telemetryDsn };
  },
});
