import { describe, expect, it } from 'vitest';
import { createTotpSecret, matchingStep, stillAcceptable } from '#scripts/local/cognito/totp.ts';

/** RFC 6238, appendix B: the ASCII text 12345678901234567890, SHA-1, cut to six digits. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('time-based codes', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238 at second %i', (second, code) => {
    expect(matchingStep(rfcSecret, code, second * 1000)).toBe(Math.floor(second / 30));
  });

  it('count for the step before and after the present one, and no longer', () => {
    const steps = [-60, -30, 0, 30, 60].map((late) => matchingStep(rfcSecret, '081804', (1_111_111_109 + late) * 1000));
    expect(steps).toEqual([undefined, 37_037_036, 37_037_036, 37_037_036, undefined]);
  });

  it('come from a secret of 160 bits in base32, another one each time', () => {
    const secrets = Array.from({ length: 50 }, createTotpSecret);
    expect(secrets.filter((secret) => /^[A-Z2-7]{32}$/.test(secret))).toHaveLength(50);
    expect(new Set(secrets).size).toBe(50);
  });

  it('can be tried again for as long as they are accepted', () => {
    const now = 300_000;
    expect(stillAcceptable([8, 9, 10, 11], now)).toEqual([9, 10, 11]);
  });
});
