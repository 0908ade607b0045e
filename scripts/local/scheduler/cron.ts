import { Cron } from 'croner';
import { invalidExpression, notSimulated } from './errors.ts';

/** A field of a cron expression: the least and the greatest value, names of values, and forms that only it has. */
interface Field {
  from: number;
  to: number;
  names?: string;
  special?: RegExp;
}

const fields: Field[] = [
  { from: 0, to: 59 },
  { from: 0, to: 23 },
  { from: 1, to: 31, special: /^(L|([1-9]|[12]\d|3[01])W)$/ },
  { from: 1, to: 12, names: 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC' },
  { from: 1, to: 7, names: 'SUN|MON|TUE|WED|THU|FRI|SAT', special: /^[1-7](L|#[1-5])$/ },
  { from: 1970, to: 2199 },
];
const dayOfMonth = 2;
const dayOfWeek = 4;
/** Forms of AWS's that croner reads otherwise or not at all: the last weekday, days before the last, ranges that wrap. */
const unknownForms = /^(LW|L|L-\d+)$/;

/** One part of a field (they are separated by commas) as croner takes it. */
const translate = (part: string, { from, to, names, special }: Field, expression: string): string => {
  if (special?.test(part)) return part;
  const [, first = '', last, step] = /^(\*|\w+)(?:-(\w+))?(?:\/([1-9]\d*))?$/.exec(part) ?? [];
  const numberOf = (text: string): number => {
    const named = names?.split('|').indexOf(text) ?? -1;
    const value = named < 0 ? Number(/^\d+$/.test(text) ? text : Number.NaN) : from + named;
    if (value >= from && value <= to) return value;
    throw unknownForms.test(part) ? notSimulated(`the form ${part} in ${expression}`) : invalidExpression(expression);
  };
  const every = step === undefined ? '' : `/${step}`;
  if (first === '*' && last === undefined) return `*${every}`;
  const start = numberOf(first);
  if (last === undefined) return step === undefined ? String(start) : `${start}-${to}${every}`;
  const end = numberOf(last);
  if (end < start) throw notSimulated(`the range ${part} in ${expression}`);
  return `${start}-${end}${every}`;
};

/**
 * The times of `cron(minutes hours day-of-month month day-of-week year)` in a time zone, in milliseconds since 1970. A
 * time of day that a change of the clocks leaves out is left out; one that comes twice counts once.
 */
export const cronTimes = (expression: string, source: string, timezone: string) => {
  const parts = source.trim().toUpperCase().split(/\s+/);
  const days = [parts[dayOfMonth], parts[dayOfWeek]];
  // AWS lets one of the two days speak, and wants a question mark in the other.
  if (parts.length !== fields.length || days.filter((day) => day === '?').length !== 1) {
    throw invalidExpression(expression);
  }
  const pattern = fields.map((field, index) => {
    const part = parts[index] ?? '';
    if (part === '?' && (index === dayOfMonth || index === dayOfWeek)) return '*';
    return part
      .split(',')
      .map((each) => translate(each, field, expression))
      .join(',');
  });
  const cron = new Cron(`0 ${pattern.join(' ')}`, { timezone, paused: true, alternativeWeekdays: true });
  return (after: number): number | undefined => {
    // Croner moves what the clocks leave out by the difference; such a time does not match the pattern.
    let next = cron.nextRun(new Date(after));
    while (next !== null && !cron.match(next)) next = cron.nextRun(next);
    return next?.getTime();
  };
};
