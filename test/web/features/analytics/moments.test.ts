import { expect, it } from 'vitest';
import { hourName } from '#web/features/analytics/model/moments.ts';

it('the time of figures is told in the zone of their period', () => {
  const moment = Date.parse('2026-11-30T07:48:00Z');
  expect(hourName(moment, 'he', 'Asia/Jerusalem')).toBe('9:48');
  expect(hourName(moment, 'he', 'Asia/Tokyo')).toBe('16:48');
});
