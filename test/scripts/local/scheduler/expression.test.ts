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
    ['cron(0 9 ? * MON-FRI *)', ['2026-11-23T09:00Z', '2026-11-24T09:00Z', '2026-11-25T09:00Z']],
    ['cron(0 9 ? * 1,7 *)', ['2026-11-22T09:00Z', '2026-11-28T09:00Z', '2026-11-29T09:00Z']],
    ['cron(5/20 11 21 * ? *)', ['2026-11-21T11:05Z', '2026-11-21T11:25Z', '2026-11-21T11:45Z']],
    ['cron(0 0 1 jan,JUL ? 2027-2028)', ['2027-01-01T00:00Z', '2027-07-01T00:00Z', '2028-01-01T00:00Z']],
    ['cron(0 8 L * ? *)', ['2026-11-30T08:00Z', '2026-12-31T08:00Z', '2027-01-31T08:00Z']],
    ['cron(0 8 15W * ? *)', ['2026-12-15T08:00Z', '2027-01-15T08:00Z', '2027-02-15T08:00Z']],
    ['cron(0 8 ? * 6L *)', ['2026-11-27T08:00Z', '2026-12-25T08:00Z', '2027-01-29T08:00Z']],
    ['cron(0 8 ? * 2#1 *)', ['2026-12-07T08:00Z', '2027-01-04T08:00Z', '2027-02-01T08:00Z']],
  ])('%s comes again', (expression, expected) => {
    expect(times(expression, '2026-11-21T10:00:00Z')).toEqual(expected);
  });

  it('leaves out a time of day that the clocks leave out, and takes one that they repeat once', () => {
    const spring = times('cron(30 2 * * ? *)', '2026-03-07T12:00:00Z', 'America/New_York', 2);
    expect(spring).toEqual(['2026-03-09T06:30Z', '2026-03-10T06:30Z']);
    const autumn = times('cron(30 1 * * ? *)', '2026-10-31T12:00:00Z', 'America/New_York', 2);
    expect(autumn).toEqual(['2026-11-01T05:30Z', '2026-11-02T06:30Z']);
  });

  it.each([
    'at(2026-11-22)',
    'at(2026-02-30T10:00:00)',
    'at(2026-11-22T10:00:00Z)',
    'rate(0 minutes)',
    'rate(1 minutes)',
    'rate(5 minute)',
    'rate(5 weeks)',
    'cron(0 9 * * * *)',
    'cron(0 9 ? * ? *)',
    'cron(0 9 * * ?)',
    'cron(60 9 * * ? *)',
    'cron(0 9 ? * 8 *)',
    'cron(0 9 ? * 0 *)',
    'cron(? 9 ? * 1 *)',
    'cron(0 9 1 * ? 2200)',
    'every day',
  ])('%s is invalid', (expression) => {
    expect(() => times(expression, '2026-01-01T00:00:00Z')).toThrow('Invalid Schedule Expression');
  });

  it.each(['cron(0 9 LW * ? *)', 'cron(0 9 L-3 * ? *)', 'cron(0 9 ? * L *)', 'cron(0 22-2 * * ? *)'])(
    '%s is named as unknown here',
    (expression) => {
      expect(() => times(expression, '2026-01-01T00:00:00Z')).toThrow('The local twin does not know');
    },
  );

  it.each(['Mars/Olympus', '+02:00', 'Hebrew'])('needs a time zone that exists: %s', (timezone) => {
    expect(() => times('rate(1 day)', '2026-01-01T00:00:00Z', timezone)).toThrow('ScheduleExpressionTimezone');
  });
});
