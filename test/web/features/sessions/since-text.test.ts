import { describe, expect, it } from 'vitest';
import { sinceText } from '#web/features/sessions/model/since-text.ts';

const hour = 3_600;

describe('the last activity in words [S-091]', () => {
  it.each([
    [-5, 'now'],
    [59, 'now'],
    [60, '1 minute ago'],
    [2 * hour - 1, '1 hour ago'],
    [23 * hour, '23 hours ago'],
    [24 * hour, 'yesterday'],
    [72 * hour, '3 days ago'],
  ])('%i seconds are %j', (seconds, text) => {
    expect(sinceText(seconds, 'en')).toBe(text);
  });

  it.each([
    [hour, 'לפני שעה'],
    [2 * hour, 'לפני שעתיים'],
    [5 * 60, 'לפני 5 דקות'],
  ])('%i seconds are said in Hebrew without the number in brackets', (seconds, text) => {
    expect(sinceText(seconds, 'he')).toBe(text);
  });
});
