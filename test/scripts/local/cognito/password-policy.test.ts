import { describe, expect, it } from 'vitest';
import { requirePolicy, temporaryPassword } from '#scripts/local/cognito/password-policy.ts';

const strict = {
  MinimumLength: 10,
  RequireLowercase: true,
  RequireUppercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
  TemporaryPasswordValidityDays: 7,
};

describe('a password policy', () => {
  it.each([
    ['Aa1!aaaaa', 'Password not long enough'],
    [`Aa1!${'a'.repeat(253)}`, 'Password too long'],
    ['AAAAAAAA1!', 'Password must have lowercase characters'],
    ['aaaaaaaa1!', 'Password must have uppercase characters'],
    ['Aaaaaaaaa!', 'Password must have numeric characters'],
    ['Aaaaaaaaa1', 'Password must have symbol characters'],
    [' Aaaaaaa1 ', 'Password must have symbol characters'],
  ])('refuses %j', (password, why) => {
    expect(() => requirePolicy(password, strict)).toThrow(`Password did not conform with policy: ${why}`);
  });

  it.each(['Aaaaaaaa1!', 'Aaaaaaaa1-', 'Aaaa aaaa1'])('accepts %j', (password) => {
    expect(() => requirePolicy(password, strict)).not.toThrow();
  });

  it('accepts the temporary passwords that are made for it', () => {
    const made = new Set(Array.from({ length: 100 }, () => temporaryPassword({ ...strict, MinimumLength: 20 })));
    expect(made.size).toBe(100);
    for (const password of made) expect(() => requirePolicy(password, { ...strict, MinimumLength: 20 })).not.toThrow();
  });
});
