import type { CachePeriod } from '#contracts/cache-usage/endpoints.ts';
import { type Stretch, startOf, stretches } from '#lambdas/platform/cache-report/keys.ts';

/** In what stretches a period is counted, and in how many, the present one among them. */
const periods = {
  hour: { stretch: 'short', count: 12 },
  day: { stretch: 'hour', count: 24 },
  week: { stretch: 'hour', count: 7 * 24 },
} as const satisfies Record<CachePeriod, { stretch: Stretch; count: number }>;

/** The beginnings of the last stretches up to now, oldest first. */
const startsOf = (stretch: Stretch, count: number, now: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    startOf(stretch, now - (count - 1 - index) * stretches[stretch].milliseconds),
  );

/** The reading of a period: the stretches of the figures, and those of the most frequent reads. */
export const readingOf = (period: CachePeriod, now: number) => {
  const { stretch, count } = periods[period];
  const starts = startsOf(stretch, count, now);
  // The hours that the period touches.
  const topStarts = [...new Set(starts.map((start) => startOf('top', Date.parse(start))))];
  const days = [...new Set(starts.map((start) => start.slice(0, 10)))];
  return { stretch, starts, topStarts, days };
};
