import { describe, expect, it } from 'vitest';
import { momentOf, planAt } from '#contracts/campaigns/send-time.ts';

const moment = (date: string, time: string, timeZone: string) => {
  const found = momentOf({ date, time, timeZone });
  return found && [found.time.slice(0, 16), found.turn, `${found.shown.date} ${found.shown.time}`, found.offset];
};

describe('the moment on the clock of a place [S-102]', () => {
  it.each([
    ['2026-11-24', '09:30', 'Asia/Jerusalem', '2026-11-24T07:30', 120],
    ['2026-07-01', '09:30', 'Asia/Jerusalem', '2026-07-01T06:30', 180],
    ['2026-11-24', '09:30', 'UTC', '2026-11-24T09:30', 0],
    ['2026-11-24', '09:30', 'America/New_York', '2026-11-24T14:30', -300],
    ['2026-11-24', '00:00', 'Asia/Kolkata', '2026-11-23T18:30', 330],
    ['2026-11-24', '00:15', 'Asia/Kathmandu', '2026-11-23T18:30', 345],
    ['2026-11-24', '00:00', 'Pacific/Kiritimati', '2026-11-23T10:00', 840],
    ['2026-11-24', '23:00', 'Pacific/Pago_Pago', '2026-11-25T10:00', -660],
    ['2028-02-29', '12:00', 'Europe/Paris', '2028-02-29T11:00', 60],
  ])('%s %s in %s', (date, time, zone, utc, offset) => {
    expect(moment(date, time, zone)).toEqual([utc, 'plain', `${date} ${time}`, offset]);
  });

  it.each([
    // The clock goes from 02:00 to 03:00, in Lord Howe to 02:30, and in Apia over a whole day.
    ['2026-03-27', '02:30', 'Asia/Jerusalem', '2026-03-27T00:00', '2026-03-27 03:00', 180],
    ['2026-03-27', '02:00', 'Asia/Jerusalem', '2026-03-27T00:00', '2026-03-27 03:00', 180],
    ['2026-03-08', '02:59', 'America/New_York', '2026-03-08T07:00', '2026-03-08 03:00', -240],
    ['2026-10-04', '02:10', 'Australia/Lord_Howe', '2026-10-03T15:30', '2026-10-04 02:30', 660],
    ['2011-12-30', '12:00', 'Pacific/Apia', '2011-12-30T10:00', '2011-12-31 00:00', 840],
  ])('%s %s is skipped in %s', (date, time, zone, utc, shown, offset) => {
    expect(moment(date, time, zone)).toEqual([utc, 'skipped', shown, offset]);
  });

  it.each([
    ['2026-10-25', '01:30', 'Asia/Jerusalem', '2026-10-24T22:30', 180],
    ['2026-10-25', '02:30', 'Europe/Paris', '2026-10-25T00:30', 120],
    ['2026-11-01', '01:00', 'America/New_York', '2026-11-01T05:00', -240],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45', 660],
  ])('%s %s comes twice in %s, and the first counts', (date, time, zone, utc, offset) => {
    expect(moment(date, time, zone)).toEqual([utc, 'twice', `${date} ${time}`, offset]);
  });

  it('is plain at the edges of a turn', () => {
    expect(moment('2026-03-27', '01:59', 'Asia/Jerusalem')?.[1]).toBe('plain');
    expect(moment('2026-03-27', '03:00', 'Asia/Jerusalem')?.slice(0, 2)).toEqual(['2026-03-27T00:00', 'plain']);
    expect(moment('2026-10-25', '02:00', 'Asia/Jerusalem')?.[1]).toBe('plain');
    expect(moment('2026-10-25', '00:59', 'Asia/Jerusalem')?.[1]).toBe('plain');
  });

  it('is none on a day that no calendar has', () => {
    for (const date of ['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10']) {
      expect(momentOf({ date, time: '12:00', timeZone: 'UTC' })).toBeUndefined();
    }
  });

  it('comes back to the same moment from what the clock shows', () => {
    for (const zone of ['Asia/Jerusalem', 'America/Sao_Paulo', 'Asia/Kolkata', 'Pacific/Auckland']) {
      for (let day = 0; day < 365; day += 13) {
        const time = new Date(Date.UTC(2026, 0, 1 + day, 15, 45)).toISOString();
        expect(momentOf(planAt(Date.parse(time), zone))?.time).toBe(time);
      }
    }
  });
});
