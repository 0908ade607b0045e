import type { AnalyticsDimension, AnalyticsMeasure, AnalyticsStep } from '#contracts/analytics/figures.ts';
import type { Counters } from './counters.ts';
import type { Place, Slice, Steps } from './steps.ts';

const stepNames: readonly AnalyticsStep[] = ['fiveMinutes', 'hour', 'day'];

/** The places of slices in all steps; five minutes are counted of everything only. */
export const placesOf = (slices: readonly Slice[], steps: Steps): Place[] =>
  slices.flatMap((slice) =>
    stepNames
      .filter((step) => step !== 'fiveMinutes' || slice === 'all')
      .map((step) => ({ slice, step, name: steps[step] })),
  );

/** Adds to slices, in every step. */
export const tallyBy =
  (counters: Counters, timeZone: string) =>
  (
    slices: readonly Slice[],
    steps: Steps,
    counter: AnalyticsMeasure | `${AnalyticsDimension} ${string}`,
    by = 1,
  ): void => {
    for (const place of placesOf(slices, steps)) counters.add(place, timeZone, counter, by);
  };
export type Tally = ReturnType<typeof tallyBy>;

/** A page as a slice. */
export const ofPage = (path: string): Slice => `page=${path}`;

/** The slices that visits with this language and this country belong to. */
export const slicesOf = ({ language, country }: { language: string; country: string }): Slice[] => [
  'all',
  `language=${language}`,
  ...(country ? [`country=${country}` as const] : []),
];
