import { describe, expect, it } from 'vitest';
import { parseDuration } from '#scripts/local/console/duration.ts';

describe('a duration', () => {
  it.each([
    ['PT1S', 1],
    ['PT1H', 3600],
    ['P1D', 86_400],
    ['P2W', 1_209_600],
    ['P1DT2H3M4S', 93_784],
    ['PT90M', 5400],
  ])('%s has %i seconds', (text, seconds) => {
    expect(parseDuration(text)).toBe(seconds * 1000);
  });

  it.each(['', 'P', 'PT', 'P1DT', 'PT0S', '-PT1H', 'PT-1H', 'P1M', 'P1Y', 'PT1.5H', '1H', 'pt1h', 'PT1M1H'])(
    '%j is refused',
    (text) => {
      expect(() => parseDuration(text)).toThrow('no positive duration');
    },
  );
});
