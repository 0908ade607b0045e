import { describe, expect, it } from 'vitest';
import { countedFrom, dailyCounts } from '#lambdas/dashboard/model/daily-counts.ts';

const now = Date.parse('2026-11-21T22:30:00.000Z');
const times = ['2026-11-21T22:10:00.000Z', '2026-11-21T21:50:00.000Z', '2026-11-20T03:00:00.000Z'];

describe('moments counted by day', () => {
  it('are those of thirty days up to today, empty ones among them', () => {
    const { from, counts } = dailyCounts({ times }, 'UTC', now);
    expect(from).toBe('2026-10-23');
    expect(counts).toHaveLength(30);
    expect(counts.slice(-3)).toEqual([0, 1, 2]);
    expect(counts.slice(0, -3).every((count) => count === 0)).toBe(true);
  });

  it("belong to the days of the reader's zone", () => {
    // In Jerusalem it is the 22nd already, for half an hour.
    expect(dailyCounts({ times }, 'Asia/Jerusalem', now).counts.slice(-4)).toEqual([0, 1, 1, 1]);
    expect(dailyCounts({ times }, 'America/Los_Angeles', now).counts.slice(-3)).toEqual([1, 0, 2]);
  });

  it('leave out the days that were not read whole', () => {
    const counted = dailyCounts({ times, since: '2026-11-20T03:00:00.000Z' }, 'UTC', now);
    expect(counted).toEqual({ from: '2026-11-21', counts: [2] });
    const none = dailyCounts({ times, since: '2026-11-21T01:00:00.000Z' }, 'UTC', now);
    expect(none).toEqual({ from: '2026-11-21', counts: [] });
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Jerusalem', 'America/New_York'])(
    'are all read of the first day in %s, also where a night was longer',
    (timeZone) => {
      const { from } = dailyCounts({ times: [] }, timeZone, now);
      const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
      expect(format.format(Date.parse(countedFrom(now))) < from).toBe(true);
    },
  );
});
