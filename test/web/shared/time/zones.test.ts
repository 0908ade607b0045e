import { expect, it } from 'vitest';
import { knownZones, offsetOf, zoneIn, zoneText } from '#web/shared/time/zones.ts';

const zones = knownZones('Asia/Jerusalem');

it('zones have their present names, and those in use stay', () => {
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kathmandu', 'Europe/Kyiv', 'UTC', 'Asia/Jerusalem']));
  for (const former of ['Asia/Katmandu', 'Europe/Kiev']) expect(zones).not.toContain(former);
  expect(knownZones('Europe/Kiev')).toContain('Europe/Kiev');
});

it.each([
  ['Asia/Jerusalem', 'Asia/Jerusalem'],
  [' \u200Fjerusalem\u200F ', 'Asia/Jerusalem'],
  ['america/new york', 'America/New_York'],
  ['New_York', 'America/New_York'],
  ['utc', 'UTC'],
  ['Atlantis', undefined],
  ['Asia', undefined],
  ['', undefined],
])('%j is the zone that is meant', (typed, zone) => expect(zoneIn(typed, zones)).toBe(zone));

it('is named with its clock in the language of the reader', () => {
  expect(zoneText('Asia/Jerusalem', 'he')).toBe('\u2066Asia/Jerusalem\u2069 · שעון ישראל');
  expect(zoneText('America/New_York', 'es')).toBe('\u2066America/New York\u2069 · hora oriental');
});

it('tells how far a clock is from UTC at a moment, summer time included', () => {
  expect(offsetOf('Asia/Jerusalem', Date.parse('2026-12-01T12:00:00Z'))).toBe('UTC+02:00');
  expect(offsetOf('Asia/Jerusalem', Date.parse('2026-07-01T12:00:00Z'))).toBe('UTC+03:00');
});
