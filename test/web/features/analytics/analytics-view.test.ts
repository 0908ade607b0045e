import { describe, expect, it } from 'vitest';
import {
  filterOf,
  rangeFault,
  readView,
  viewAddress,
  withFilter,
  withPeriod,
  withRange,
} from '#web/features/analytics/model/analytics-view.ts';
import { changeText } from '#web/features/analytics/model/change-text.ts';
import { daysOf, rangeText, stepName } from '#web/features/analytics/model/moments.ts';

const read = (query: string) => readView(new URLSearchParams(query));

describe('the address of the analytics screen', () => {
  it.each(['hour', 'day', 'week', 'month'] as const)('holds a period: %s', (period) => {
    expect(read(`period=${period}&lang=he&gaps=stale`)).toEqual({ period });
  });

  it('holds a range of days and a filter', () => {
    const view = { from: '2026-10-01', to: '2026-10-25', country: 'IL' };
    expect(read('from=2026-10-01&to=2026-10-25&country=IL')).toEqual(view);
    expect(filterOf(view)).toEqual({ dimension: 'country', value: 'IL' });
  });

  it.each([
    'period=year',
    'from=2026-10-25&to=2026-10-01',
    'from=2024-01-01&to=2026-01-01',
    'from=2026-10-25',
    'period=day&language=he&country=IL',
    'period=hour&language=he',
    '',
  ])('shows seven days where it asks for what cannot be: %s', (query) => {
    expect(read(query)).toEqual({ period: 'week' });
  });

  it('keeps what else it says', () => {
    const present = new URLSearchParams('period=week&language=he&gaps=stale');
    const address = viewAddress({ from: '2026-10-01', to: '2026-10-02' }, present);
    expect(Object.fromEntries(new URLSearchParams(address))).toEqual({
      ...{ gaps: 'stale', from: '2026-10-01', to: '2026-10-02' },
    });
  });
});

describe('a view of the figures', () => {
  it('keeps its filter when the period changes, but not in the last hour', () => {
    const view = { period: 'week', page: '/products' } as const;
    expect(withPeriod(view, 'month')).toEqual({ period: 'month', page: '/products' });
    expect(withPeriod(view, 'hour')).toEqual({ period: 'hour' });
    expect(withRange(view, { from: '2026-10-01', to: '2026-10-02' })).toEqual({
      ...{ from: '2026-10-01', to: '2026-10-02', page: '/products' },
    });
  });

  it('has one filter at most', () => {
    const view = { period: 'week', page: '/products' } as const;
    expect(withFilter(view, { dimension: 'language', value: 'fr' })).toEqual({ period: 'week', language: 'fr' });
    expect(withFilter(view)).toEqual({ period: 'week' });
  });

  it('says why days are no range', () => {
    expect(rangeFault({ from: '', to: '2026-10-01' })).toBe('missing');
    expect(rangeFault({ from: '2026-10-02', to: '2026-10-01' })).toBe('invalid');
    expect(rangeFault({ from: '2025-10-01', to: '2026-10-02' })).toBe('invalid');
    expect(rangeFault({ from: '2025-10-02', to: '2026-10-02' })).toBeUndefined();
  });
});

describe('moments in the site’s time zone', () => {
  const timeZone = 'Asia/Jerusalem';
  // Israel's clocks go back on 25 October 2026: the day has 25 hours.
  const range = { from: '2026-10-24T21:00:00.000Z', to: '2026-10-25T22:00:00.000Z' };

  it('are days of the calendar, also of 25 hours', () => {
    expect(daysOf({ range, timeZone })).toEqual({ from: '2026-10-25', to: '2026-10-25' });
    expect(rangeText(range, 'day', 'en', timeZone)).toBe('25 Oct 2026');
    const week = { from: '2026-11-08T22:00:00.000Z', to: '2026-11-15T22:00:00.000Z' };
    expect(rangeText(week, 'day', 'en', timeZone)).toBe('\u20669–15\u2069 Nov 2026');
    expect(rangeText(week, 'day', 'he', timeZone)).toBe('\u20669–15\u2069 בנוב׳ 2026');
    expect(rangeText({ ...week, from: '2026-10-31T22:00:00.000Z' }, 'day', 'he', timeZone)).toContain(
      '\u20661–15\u2069',
    );
  });

  it('have the names of days and hours', () => {
    expect(stepName(range.from, 'day', 'en', timeZone)).toBe('Sun 25 Oct');
    expect(stepName('2026-11-24T10:05:00.000Z', 'fiveMinutes', 'fr', timeZone)).toBe('12:05');
  });
});

describe('the change against the period before', () => {
  it('has its sign and stands for itself in a sentence of any direction', () => {
    expect(changeText(150, 100, 'en')).toBe('\u2068+50%\u2069');
    expect(changeText(93, 100, 'en')).toBe('\u2068-7%\u2069');
    expect(changeText(100, 100, 'en')).toBe('\u20680%\u2069');
  });

  it('is not told where there was nothing', () => {
    expect(changeText(5, 0, 'he')).toBeUndefined();
  });
});
