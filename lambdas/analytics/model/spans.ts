import type { AnalyticsQuery, AnalyticsStep } from '#contracts/analytics/figures.ts';
import { beginningOf, dayIn, daysAfter, daysBetween, hourMs, minuteMs } from './days.ts';
import { hourName, minutesName } from './steps.ts';

/** A stretch of steps: the name of each, its first moment, and the first moment after all of them. */
export interface Span {
  steps: readonly { name: string; from: number }[];
  to: number;
}
export interface Spans {
  step: AnalyticsStep;
  now: Span;
  /** As many steps, just before. */
  before: Span;
}

const evenSpan = (end: number, ms: number, steps: number, nameOf: (moment: number) => string): Span => ({
  steps: Array.from({ length: steps }, (_none, index) => end - (steps - index) * ms).map((from) => ({
    name: nameOf(from),
    from,
  })),
  to: end,
});

const daySpan = (first: string, last: string, timeZone: string): Span => ({
  steps: daysBetween(first, last).map((name) => ({ name, from: beginningOf(name, timeZone) })),
  to: beginningOf(daysAfter(last, 1), timeZone),
});

const days = { week: 7, month: 30 } as const;

/** The stretches of time that a query asks for. The step that goes on now is the last one. */
export const spansOf = ({ period, from = '', to = '' }: AnalyticsQuery, now: number, timeZone: string): Spans => {
  if (period === 'hour' || period === 'day') {
    const [step, ms, steps, nameOf] =
      period === 'hour'
        ? (['fiveMinutes', 5 * minuteMs, 12, minutesName] as const)
        : (['hour', hourMs, 24, hourName] as const);
    const end = now - (now % ms) + ms;
    return {
      step,
      now: evenSpan(end, ms, steps, nameOf),
      before: evenSpan(end - steps * ms, ms, steps, nameOf),
    };
  }
  const last = period ? dayIn(timeZone)(now) : to;
  const first = period ? daysAfter(last, 1 - days[period]) : from;
  const { length } = daysBetween(first, last);
  return {
    step: 'day',
    now: daySpan(first, last, timeZone),
    before: daySpan(daysAfter(first, -length), daysAfter(first, -1), timeZone),
  };
};
