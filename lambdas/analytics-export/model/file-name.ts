import type { AnalyticsPeriod, AnalyticsQuery } from '#contracts/analytics/figures.ts';
import type { Report } from './report.ts';
import { filterOf } from './report-of.ts';
import { boundsIn } from './writers.ts';

const periods: Record<AnalyticsPeriod, string> = {
  ...{ hour: 'last-hour', day: '24-hours', week: '7-days', month: '30-days' },
};

/** Latin letters and digits, as every system can keep them. */
const latin = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** `pointe-shoes-analytics-7-days-2026-11-18-2026-11-24-he`: site, period, dates, and the filter where there is one. */
export const fileName = (site: string, view: AnalyticsQuery, { zone, step, period }: Report): string => {
  const bounds = boundsIn(zone, step, period).map((bound) =>
    bound.slice(0, 'yyyy-mm-ddThh:mm'.length).replace(':', ''),
  );
  const filter = filterOf(view);
  return [latin(site).toLowerCase(), 'analytics', view.period ? periods[view.period] : '', ...bounds]
    .concat(filter ? latin(filter.value) || 'home' : '')
    .filter((part) => part !== '')
    .join('-');
};
