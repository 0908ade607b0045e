import type { AnalyticsStep } from '#contracts/analytics/figures.ts';
import { minuteMs } from './days.ts';

/** The hours and minutes of UTC, which no clock change moves, and the days of the site's time zone. */
export interface Steps {
  fiveMinutes: string;
  hour: string;
  day: string;
}

/** `2026-11-24T09:05`, `2026-11-24T09`. */
export const minutesName = (moment: number): string =>
  new Date(moment - (moment % (5 * minuteMs))).toISOString().slice(0, 16);
export const hourName = (moment: number): string => new Date(moment).toISOString().slice(0, 13);

export const stepsAt = (moment: number, day: string): Steps => ({
  fiveMinutes: minutesName(moment),
  hour: hourName(moment),
  day,
});

/** A slice of the counts: everything, or the visits that share a language, a country or a page. */
export type Slice = 'all' | `${'language' | 'country' | 'page'}=${string}`;

/** A place of counters: a slice in a step. */
export interface Place {
  slice: Slice;
  step: AnalyticsStep;
  name: string;
}
export const placeId = ({ slice, step, name }: Place): string => `${step} ${name} ${slice}`;
