import type { AnalyticsStep } from '#contracts/analytics/figures.ts';
import type { Moments } from '#lambdas/dashboard/index.ts';
import type { Stretch } from './report.ts';
import { dayIn } from './writers.ts';

const minuteMs = 60_000;
const stepMs = { fiveMinutes: 5 * minuteMs, hour: 60 * minuteMs, day: 24 * 60 * minuteMs } as const;

/** A figure for each step of a stretch; null for those that could not be read whole. */
export type Course = readonly (number | null)[];

/** The steps of a stretch: a day of the calendar is longer or shorter where the clocks change. */
interface Steps {
  stretch: Stretch;
  step: AnalyticsStep;
  zone: string;
  count: number;
}

/** In which step of a stretch a moment lies; below 0 before it. */
const stepAt = ({ stretch, step, zone }: Steps) => {
  if (step !== 'day') return (time: string) => Math.floor((Date.parse(time) - stretch.from) / stepMs[step]);
  const dayOf = dayIn(zone);
  const first = Date.parse(dayOf(stretch.from));
  return (time: string) => (Date.parse(dayOf(Date.parse(time))) - first) / stepMs.day;
};

/** How many moments there are in each step. */
export const courseOf = ({ times, since }: Moments, steps: Steps): Course => {
  const indexOf = stepAt(steps);
  // The step from which on all are there is not whole itself.
  const known = since === undefined ? 0 : indexOf(since) + 1;
  const course = Array.from({ length: steps.count }, (_, index): number | null => (index < known ? null : 0));
  for (const index of times.map(indexOf)) {
    const count = course[index];
    if (count !== undefined && count !== null) course[index] = count + 1;
  }
  return course;
};

export const sumOf = (values: Course): number => values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Undefined where a step of it is not known, so that no period is compared with a part of another. */
export const wholeSum = (values: Course): number | undefined => (values.includes(null) ? undefined : sumOf(values));
