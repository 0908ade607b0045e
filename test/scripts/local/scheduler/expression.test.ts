import { describe, expect, it } from 'vitest';
import { readExpression } from '#scripts/local/scheduler/expression.ts';

const times = (expression: string, from: string, timezone = 'UTC', count = 3): string[] => {
  const { after } = readExpression(expression, timezone, Date.parse(from));
  const found: string[] = [];
  for (let time = after(Date.parse(from) - 1); time !== undefined && found.length < count; time = after(time)) {
    found.push(new Date(time).toISOString().replace(':00.000Z', 'Z'));
  }
  return found;
};

describe('a schedule expression', () => {
  it.each([
    ['at(2026-11-22T09:30:00)', 'UTC', '2026-11-22T09:30Z'],
    ['at(2026-11-22T09:30:00)', 'Asia/Jerusalem', '2026-11-22T07:30Z'],
    ['at(2026-07-22T09:30:00)', 'Asia/Jerusalem', '2026-07-22T06:30Z'],
    ['at(2026-11-22T09:30:00)', 'Asia/Tokyo', '2026-11-22T00:30Z'],
  ])('%s in %s is one time', (expression, timezone, time) => {
    expect(times(expression, '2026-01-01T00:00:00Z', timezone)).toEqual([time]);
    expect(times(expression, '2027-01-01T00:00:00Z', timezone)).toEqual([]);
  });

  it.each([
    ['rate(1 minute)', ['2026-11-21T10:00Z', '2026-11-21T10:01Z', '2026-11-21T10:02Z']],
    ['rate(12 hours)', ['2026-11-21T10:00Z', '2026-11-21T22:00Z', '2026-11-22T10:00Z']],
  ])('%s comes again', (expression, expected) => {
    expect(times(expression, '2026-11-21T10:00:00Z')).toEqual(expected);
  });

  it.each([
    'at(2026-11-22)',
    'at(2026-02-30T10:00:00)',
    'at(2026-11-22T10:00:00Z)',
    'rate(0 minutes)',
    'rate(1 minutes)',
    'rate(5 minute)',
    'rate(5 weeks)',
    'every day',
  ])('%s is invalid', (expression) => {
    expect(() => times(expression, '2026-01-01T00:00:00Z')).toThrow('Invalid Schedule Expression');
  });

  it('by cron is named as unknown here', () => {
    expect(() => times('cron(0 9 ? * MON-FRI *)', '2026-01-01T00:00:00Z')).toThrow('The local twin does not know cron');
  });

  it.each(['Mars/Olympus', '+02:00', 'Hebrew'])('needs a time zone that exists: %s', (timezone) => {
    expect(() => times('rate(1 day)', '2026-01-01T00:00:00Z', timezone)).toThrow('ScheduleExpressionTimezone');
  });
});
