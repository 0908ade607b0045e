import {
  type Analytics,
  type AnalyticsQuery,
  type readAnalytics as contract,
  liveMinutes,
  smallestGroup,
} from '#contracts/analytics/figures.ts';
import type { Call } from '#lambdas/platform/http/api-handler.ts';
import { minuteMs } from '../model/days.ts';
import { listsOf, liveOf, sumOf, totalsOf } from '../model/figures.ts';
import { type Span, spansOf } from '../model/spans.ts';
import { minutesName, type Slice } from '../model/steps.ts';
import type { FiguresServices } from '../services.ts';
import type { StepCounts } from '../store/figures-store.ts';

const sliceOf = ({ language, country, page }: AnalyticsQuery): Slice => {
  if (language !== undefined) return `language=${language}`;
  if (country !== undefined) return `country=${country}`;
  return page === undefined ? 'all' : `page=${page}`;
};

const iso = (moment: number) => new Date(moment).toISOString();
const rangeOf = ({ steps, to }: Span) => ({ from: iso(steps[0]?.from ?? to), to: iso(to) });

/** The counts of a stretch, by step; nothing of visitors by a filter who are too few. */
const countedIn = ({ steps }: Span, found: ReadonlyMap<string, StepCounts>, isFiltered: boolean) => {
  const counts = steps.map(({ name }) => found.get(name)?.counts ?? {});
  const sums = sumOf(counts);
  const tooFew = isFiltered && (sums.visitors ?? 0) < smallestGroup;
  return { tooFew, sums: tooFew ? {} : sums, counts: tooFew ? counts.map(() => ({})) : counts };
};

/** The figures of a period and of the one before it. At most three queries for any period. */
export const readAnalytics =
  ({ figures, readSettings, clock }: FiguresServices) =>
  async ({ query }: Pick<Call<typeof contract>, 'query'>): Promise<Analytics> => {
    const { siteZone: timeZone } = await readSettings('general');
    const now = clock();
    const { step, now: present, before } = spansOf(query, now, timeZone);
    const slice = sliceOf(query);
    const isFiltered = slice !== 'all';
    const [first, last] = [before.steps[0]?.name ?? '', present.steps.at(-1)?.name ?? ''];
    const [steps, latest] = await Promise.all([
      figures.between(slice, step, first, last),
      figures.between('all', 'fiveMinutes', minutesName(now - liveMinutes * minuteMs), minutesName(now)),
    ]);
    const found = new Map(steps.map((counted) => [counted.name, counted]));
    const [counted, former] = [present, before].map((span) => countedIn(span, found, isFiltered));
    if (!counted || !former) throw new Error('two stretches make two counts');
    const otherZoneDays = [...before.steps, ...present.steps].flatMap(({ name }) => {
      const zone = found.get(name)?.timeZone;
      return step === 'day' && zone !== undefined && zone !== timeZone ? [name] : [];
    });
    return {
      ...{ timeZone, otherZoneDays, step, range: rangeOf(present), before: rangeOf(before), tooFew: counted.tooFew },
      totals: { now: totalsOf(counted.sums), before: totalsOf(former.sums) },
      series: present.steps.map(({ from }, index) => {
        const { views = 0, visits = 0, visitors = 0 }: Record<string, number> = counted.counts[index] ?? {};
        return { from: iso(from), views, visits, visitors };
      }),
      lists: listsOf(counted.sums, isFiltered),
      live: liveOf(sumOf(latest.map(({ counts }) => counts)), now),
    };
  };
