import type { AlarmTerms } from './alarm-properties.ts';

/** The state of an alarm, and since when; 0 where it has never had another one. */
export interface AlarmState {
  value: 'OK' | 'ALARM' | 'INSUFFICIENT_DATA';
  since: number;
}

/**
 * An alarm's state by the errors of its function: it counts those of the period that ends now. `errors` are times in
 * milliseconds, in order.
 */
export const alarmState = (
  { Period, Threshold, errorsOf }: Pick<AlarmTerms, 'Period' | 'Threshold' | 'errorsOf'>,
  errors: readonly number[],
  now: number,
): AlarmState => {
  if (errorsOf === undefined) return { value: 'INSUFFICIENT_DATA', since: 0 };
  const period = Period * 1_000;
  // Each error comes, and is out of sight after a period; one that leaves makes room before one that comes.
  const steps = errors
    .flatMap((time) => [
      { time, by: 1 },
      { time: time + period, by: -1 },
    ])
    .filter(({ time }) => time <= now)
    .sort((a, b) => a.time - b.time || a.by - b.by);
  let count = 0;
  let state: AlarmState = { value: 'OK', since: 0 };
  for (const { time, by } of steps) {
    count += by;
    const value = count >= Threshold ? 'ALARM' : 'OK';
    if (value !== state.value) state = { value, since: time };
  }
  return state;
};
