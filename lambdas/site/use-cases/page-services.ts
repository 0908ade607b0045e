import type { PageService } from '#contracts/relay/visitor-choice.ts';
import type { Settings } from '#contracts/settings/sections.ts';

/** The services of others that a page may use, for its document. */
export const pageServicesOf = ({
  analytics,
  edgeAnalytics,
  integrations,
}: Pick<Settings, 'analytics' | 'edgeAnalytics' | 'integrations'>): PageService[] => {
  const isOn: Record<Exclude<PageService, 'denied'>, boolean> = {
    analytics: analytics.enabled,
    edge: edgeAnalytics.enabled,
    telemetry: integrations.telemetryDsn !== '',
  };
  const services: PageService[] = (['analytics', 'edge', 'telemetry'] as const).filter((name) => isOn[name]);
  return services.length > 0 && analytics.storage === 'denied' ? [...services, 'denied'] : services;
};
