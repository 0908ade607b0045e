import {
  type AnalyticsDimension,
  type AnalyticsList,
  type AnalyticsMeasure,
  analyticsDimensions,
  analyticsMeasures,
  finderDimensions,
  liveMinutes,
  shownEntries,
  smallestGroup,
} from '#contracts/analytics/figures.ts';
import { minuteMs } from './days.ts';

type Counts = Readonly<Record<string, number>>;

export const sumOf = (all: readonly Counts[]): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const counts of all) {
    for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  }
  return sums;
};

export const totalsOf = (sums: Counts): Record<AnalyticsMeasure, number> =>
  Object.fromEntries(analyticsMeasures.map((measure) => [measure, sums[measure] ?? 0])) as Record<
    AnalyticsMeasure,
    number
  >;

/** Lists whose small groups could identify a person even among all visitors. */
const tellingDimensions: readonly AnalyticsDimension[] = [
  ...(['referrer', 'country', 'browser', 'search', 'emptySearch'] as const),
  ...finderDimensions,
];

/** The lists, without groups that are too small: of visitors who have something in common, none of these is shown. */
export const listsOf = (sums: Counts, isFiltered: boolean): Record<AnalyticsDimension, AnalyticsList> => {
  const found = new Map<string, { value: string; count: number }[]>(analyticsDimensions.map((name) => [name, []]));
  for (const [name, count] of Object.entries(sums)) {
    const at = name.indexOf(' ');
    if (count > 0 && at > 0) found.get(name.slice(0, at))?.push({ value: name.slice(at + 1), count });
  }
  const lists = analyticsDimensions.map((dimension) => {
    const entries = (found.get(dimension) ?? []).sort(
      (one, other) => other.count - one.count || (one.value < other.value ? -1 : 1),
    );
    const least = isFiltered || tellingDimensions.includes(dimension) ? smallestGroup : 1;
    const items = entries.filter(({ count }) => count >= least).slice(0, shownEntries);
    const sum = (all: typeof entries) => all.reduce((total, { count }) => total + count, 0);
    return [dimension, { items, rest: sum(entries) - sum(items) }] as const;
  });
  return Object.fromEntries(lists) as Record<AnalyticsDimension, AnalyticsList>;
};

/** Who was last seen within these last minutes, the present one among them. */
export const liveOf = (sums: Counts, now: number): number => {
  const minute = Math.floor(now / minuteMs);
  return Array.from({ length: liveMinutes }, (_none, ago) => sums[`here ${minute - ago}`] ?? 0).reduce(
    (total, count) => total + count,
    0,
  );
};
