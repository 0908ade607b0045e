import { expect, it } from 'vitest';
import { hourName } from '#web/features/analytics/model/moments.ts';

const moment = Date.parse('2026-11-24T07:48:00.000Z');

it('a moment of the figures stands in the zone of their period', () => {
  expect(hourName(moment, 'he', 'Asia/Jerusalem', 'Asia/Jerusalem')).toBe('9:48');
  expect(hourName(moment, 'he', 'Asia/Jerusalem', 'Europe/Athens')).toBe('9:48');
});

it('names that zone where the reader’s clock is another', () => {
  expect(hourName(moment, 'en', 'Asia/Tokyo', 'Asia/Jerusalem')).toBe('\u206816:48 GMT+9\u2069');
});
