import { Secret, TOTP } from 'otpauth';
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

  it('are those of an authenticator app for any secret', () => {
    for (let round = 0; round < 50; round++) {
      const secret = createTotpSecret();
      const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: 1_800_000_000_000 });
      expect(matchingStep(secret, code, 1_800_000_000_000)).toBe(60_000_000);
    }
  });

  it('can be tried again for as long as they are accepted', () => {
    const now = 300_000;
    expect(stillAcceptable([8, 9, 10, 11], now)).toEqual([9, 10, 11]);
  });
});
