import { describe, expect, it } from 'vitest';
import { cacheHealth, hitRate } from '#contracts/cache-usage/endpoints.ts';

describe('the health of caches', () => {
  it.each([
    [80, 20, 'healthy'],
    [100, 0, 'healthy'],
    [7_999, 2_001, 'warning'],
    [50, 50, 'warning'],
    [4_999, 5_001, 'critical'],
    [79, 21, 'warning'],
    [49, 51, 'critical'],
    [0, 100, 'critical'],
    // Too few to judge by: a function that has just started has missed everything.
    [0, 99, undefined],
    [99, 0, undefined],
    [0, 0, undefined],
  ])(
    'of %i hits and %i misses is %s: 80 and 50 in a hundred are the bounds [S-152] [Q-035]',
    (hits, misses, health) => {
      expect(cacheHealth({ hits, misses }, 'hour')).toBe(health);
    },
  );

  it.each([
    ['day', 999],
    ['week', 4_999],
  ] as const)(
    'of a %s is left open below %i reads: on a quiet site, what is kept grows old between two',
    (period, few) => {
      expect(cacheHealth({ hits: 0, misses: few }, period)).toBeUndefined();
      expect(cacheHealth({ hits: 0, misses: few + 1 }, period)).toBe('critical');
    },
  );

  it('goes by the hits among all reads', () => {
    expect(hitRate({ hits: 3, misses: 1 })).toBe(0.75);
    expect(hitRate({ hits: 0, misses: 0 })).toBeUndefined();
  });
});
