import { Cron } from 'croner';
import { validationError } from '../runtime/aws-errors.ts';
import { invalidExpression, notSimulated } from './errors.ts';

/** When a schedule is due: the first time after another, in milliseconds since 1970; undefined when there is none. */
export interface Times {
  after(time: number): number | undefined;
  /** A schedule of one time only. */
  once: boolean;
}

const units: Record<string, number> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 };

const atTime = (expression: string, text: string, timezone: string): Times => {
  const utc = Date.parse(`${text}Z`);
  const isDate = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(text) && !Number.isNaN(utc);
  // A date that the calendar does not have, such as 30 February, comes back as another.
  if (!isDate || !new Date(utc).toISOString().startsWith(text)) throw invalidExpression(expression);
  const time = new Cron(text, { timezone, paused: true }).nextRun(new Date(0))?.getTime();
  if (time === undefined) throw invalidExpression(expression);
  return { once: true, after: (other) => (time > other ? time : undefined) };
};

const rateTimes = (expression: string, text: string, start: number): Times => {
  const [, digits = '', unit = '', plural] = /^([1-9]\d*) (minute|hour|day)(s?)$/.exec(text) ?? [];
  const interval = Number(digits) * (units[unit] ?? 0);
  if (interval === 0 || (digits === '1') !== (plural === '')) throw invalidExpression(expression);
  return {
    once: false,
    after: (time) => (time < start ? start : start + (Math.floor((time - start) / interval) + 1) * interval),
  };
};

const checkTimezone = (timezone: string): void => {
  try {
    // Offsets such as +02:00 are time zones to JavaScript, not to AWS.
    if (!/^[A-Z]/i.test(timezone)) throw new RangeError(timezone);
    new Intl.DateTimeFormat('en', { timeZone: timezone });
  } catch {
    throw validationError(`Provided ScheduleExpressionTimezone ${timezone} is not valid.`);
  }
};

/** Reads `at(...)` or `rate(...)`; nothing here asks for `cron(...)`. A rate counts from its start, which is also its first time. */
export const readExpression = (expression: string, timezone: string, start: number): Times => {
  checkTimezone(timezone);
  const [, kind, text = ''] = /^(at|rate|cron)\((.+)\)$/.exec(expression) ?? [];
  if (kind === 'at') return atTime(expression, text, timezone);
  if (kind === 'rate') return rateTimes(expression, text, start);
  if (kind === 'cron') throw notSimulated(`cron expressions, such as ${expression}`);
  throw invalidExpression(expression);
};
