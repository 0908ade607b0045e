import type { UsageSpan } from '#contracts/ai-usage/endpoints.ts';

/** Questions are counted by the hour, for a month, and by the day. Both are of UTC. */
export type Step = 'hour' | 'day';

const lengths = { hour: 'yyyy-mm-ddThh'.length, day: 'yyyy-mm-dd'.length } as const;
const milliseconds = { hour: 3_600_000, day: 86_400_000 } as const;

/** `2026-11-23T08` or `2026-11-23`. */
export const stepOf = (time: string, step: Step): string => time.slice(0, lengths[step]);

/** When it began, as ISO 8601. */
export const beginningOf = (name: string): string =>
  new Date(name.length === lengths.hour ? `${name}:00:00Z` : name).toISOString();

const spans: Record<UsageSpan, { step: Step; count: number }> = {
  day: { step: 'hour', count: 24 },
  week: { step: 'day', count: 7 },
  month: { step: 'day', count: 30 },
};

/** The hours or days of a span, up to the present one, in order. */
export const stepsOf = (span: UsageSpan, now: number): { step: Step; names: string[] } => {
  const { step, count } = spans[span];
  const names = Array.from({ length: count }, (_, index) =>
    stepOf(new Date(now - (count - 1 - index) * milliseconds[step]).toISOString(), step),
  );
  return { step, names };
};
