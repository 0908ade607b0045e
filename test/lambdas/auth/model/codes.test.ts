import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeSchema, recoveryCodeSchema } from '#contracts/auth/endpoints.ts';
import { codeHash, newCode, newRecoveryCodes, plainRecoveryCode, sameHash } from '#lambdas/auth/model/codes.ts';

const key = Buffer.alloc(32, 7);

describe('codes', () => {
  it('have six digits, zeros in front included [S-184]', () => {
    const codes = Array.from({ length: 5_000 }, newCode);
    for (const code of codes) expect(codeSchema.safeParse(code).success).toBe(true);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(4_900);
  });

  it('for recovery come ten at a time, all different, and are accepted as they are written', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(recoveryCodeSchema.parse(` ${code.toLowerCase()} `)).toBe(code.replace('-', ''));
      expect(plainRecoveryCode(code.toLowerCase().replace('-', ' '))).toBe(code.replace('-', ''));
    }
  });

  it('are known again by key, use and value together only', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (context, code) => {
        const hash = codeHash(key, context, code);
        expect(sameHash(hash, codeHash(key, context, code))).toBe(true);
        expect(sameHash(hash, codeHash(key, `${context}x`, code))).toBe(false);
        expect(sameHash(hash, codeHash(Buffer.alloc(32, 8), context, code))).toBe(false);
        if (code.length >= 6) expect(hash).not.toContain(code);
      }),
    );
    expect(sameHash('', codeHash(key, 'a', 'b'))).toBe(false);
  });
});
