import {
  type Analytics,
  type AnalyticsDimension,
  type AnalyticsList,
  type AnalyticsMeasure,
  analyticsDimensions,
  analyticsMeasures,
} from '#contracts/analytics/figures.ts';
import { reportPdf } from '#lambdas/analytics-export/adapters/report-pdf.ts';
import { reportOf } from '#lambdas/analytics-export/model/report-of.ts';
import type { Figures } from './figures.ts';

const dayMs = 86_400_000;
const end = Date.parse('2026-11-30T22:00:00Z');
const days = 30;
const iso = (time: number) => new Date(time).toISOString();

const entryOf = (dimension: AnalyticsDimension, index: number): string => {
  const codes = ['IL', 'US', 'FR', 'RU', 'ES'];
  if (dimension === 'country') return codes[index % codes.length] ?? '';
  if (dimension === 'language') return ['he', 'en', 'ru', 'fr', 'es'][index % 5] ?? '';
  return dimension === 'search' ? `נעלי Grishko ${2000 + index} במחיר $85–$${100 + index}` : `/brand/model-${index}`;
};

/** The figures of 30 days on the screen, with so many rows in its lists and in the table of its days. */
const analytics = (rows: number): Analytics => {
  const listed = rows - days;
  const each = Math.floor(listed / analyticsDimensions.length);
  const list = (dimension: AnalyticsDimension, place: number): AnalyticsList => ({
    items: Array.from({ length: each + (place < listed % analyticsDimensions.length ? 1 : 0) }, (_, index) => ({
      value: entryOf(dimension, index),
      count: 90_000 - index * 37,
    })),
    rest: 0,
  });
  const totals = (factor: number) =>
    Object.fromEntries(analyticsMeasures.map((measure, i) => [measure, (i + 3) * factor])) as Record<
      AnalyticsMeasure,
      number
    >;
  return {
    ...{ timeZone: 'Asia/Jerusalem', otherZoneDays: [], step: 'day', tooFew: false, live: 0 },
    range: { from: iso(end - days * dayMs), to: iso(end) },
    before: { from: iso(end - 2 * days * dayMs), to: iso(end - days * dayMs) },
    totals: { now: totals(1_234), before: totals(1_107) },
    series: Array.from({ length: days }, (_, i) => ({
      ...{ from: iso(end - (days - i) * dayMs), views: 1 + ((i * 7919) % 1000) },
      ...{ visits: 1 + ((i * 7919) % 400), visitors: 1 + ((i * 7919) % 300) },
    })),
    lists: Object.fromEntries(analyticsDimensions.map((name, i) => [name, list(name, i)])) as Analytics['lists'],
  };
};

const timed = async (rows: number): Promise<number> => {
  const began = performance.now();
  await reportPdf(
    reportOf({
      ...{ language: 'he', site: 'Pointe Shoes', generatedAt: end, view: { period: 'month' } },
      ...{
        analytics: analytics(rows),
        names: { brands: new Map(), shoes: new Map(), models: new Map() },
        people: undefined,
      },
    }),
  );
  return (performance.now() - began) / 1000;
};

/** The screen of analytics as PDF, in this process: with the start of the compiler, and after it. */
export const measureReports = async ({ row, note }: Figures): Promise<void> => {
  row('analytics-export, PDF of 400 rows, the first of a function', await timed(400), 's', 2);
  row('analytics-export, PDF of 400 rows, another one', await timed(401), 's', 2);
  note('analytics-export, PDF of 730 rows, the longest of 30 days', await timed(730), 's');
};
