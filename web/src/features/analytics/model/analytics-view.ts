import { type AnalyticsPeriod, type AnalyticsQuery, analyticsQuery } from '#contracts/analytics/figures.ts';

/** The view where an address does not say, or asks for one that cannot be. */
const usual: AnalyticsQuery = { period: 'week' };

const keys = ['period', 'from', 'to', 'language', 'country', 'page'] as const;
export const filters = ['language', 'country', 'page'] as const;
export interface Filter {
  dimension: (typeof filters)[number];
  value: string;
}

/** The period or range and the filter that an address names. */
export const readView = (parameters: URLSearchParams): AnalyticsQuery => {
  const named = keys.flatMap((key) => (parameters.get(key) ? [[key, parameters.get(key)]] : []));
  const { data } = analyticsQuery.safeParse(Object.fromEntries(named));
  return data ?? usual;
};

/** The address of a view; what else the present one says stays, such as which gaps are shown. */
export const viewAddress = (view: AnalyticsQuery, present: URLSearchParams): string => {
  const parameters = new URLSearchParams(present);
  for (const key of keys) {
    if (view[key] === undefined) parameters.delete(key);
    else parameters.set(key, view[key]);
  }
  return `?${parameters}`;
};

/** From the view that the address names to the one that was chosen. */
export type ViewChange = (view: AnalyticsQuery) => AnalyticsQuery;

export const filterOf = (view: AnalyticsQuery): Filter | undefined => {
  const dimension = filters.find((each) => view[each] !== undefined);
  return dimension && { dimension, value: view[dimension] ?? '' };
};

/** Without any filter, or with another one: there is one at most. */
export const withFilter = (
  { language: _language, country: _country, page: _page, ...view }: AnalyticsQuery,
  filter?: Filter,
): AnalyticsQuery => (filter ? { ...view, [filter.dimension]: filter.value } : view);

/** The last hour has no filter: what it would leave is too few people. */
export const withPeriod = (
  { from: _from, to: _to, ...view }: AnalyticsQuery,
  period: AnalyticsPeriod,
): AnalyticsQuery => ({ ...(period === 'hour' ? withFilter(view) : view), period });

export interface DayRange {
  /** `yyyy-mm-dd`, both counted. */
  from: string;
  to: string;
}

export const withRange = ({ period: _period, ...view }: AnalyticsQuery, { from, to }: DayRange): AnalyticsQuery => ({
  ...view,
  from,
  to,
});

/** Why days are no range that can be asked for: its `error` names the text. */
export const rangeFault = ({ from, to }: DayRange): 'missing' | 'invalid' | undefined => {
  if (!(from && to)) return 'missing';
  return analyticsQuery.safeParse({ from, to }).success ? undefined : 'invalid';
};
