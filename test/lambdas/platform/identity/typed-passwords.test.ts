import { describe, expect, it } from 'vitest';
import { IdentityRefusal, type PasswordResult } from '#lambdas/platform/identity/identity.ts';
import { withTypedPasswords } from '#lambdas/platform/identity/typed-passwords.ts';

const poolOf = (password: string, reason: IdentityRefusal['reason'] = 'credentials') => {
  const tried: string[] = [];
  const pool = withTypedPasswords({
    checkPassword: async (_userId: string, given: string): Promise<PasswordResult> => {
      tried.push(given);
      if (given !== password) throw new IdentityRefusal(reason);
      return { kind: 'totp', session: 's' };
    },
  });
  return { pool, tried };
};

describe('a password that was typed', () => {
  it.each([
    ['without the marks around it', 'black-swan', '\u2068black-swan\u2069', ['black-swan']],
    ['composed', 'caf\u00E9-noir', 'cafe\u0301-noir', ['caf\u00E9-noir']],
    [
      'exactly as it was kept in former times',
      '\u200Fblack-swan',
      '\u200Fblack-swan',
      ['black-swan', '\u200Fblack-swan'],
    ],
    ['decomposed, as it was kept', 'cafe\u0301-noir', 'cafe\u0301-noir', ['caf\u00E9-noir', 'cafe\u0301-noir']],
  ])('is right %s', async (_how, kept, typed, attempts) => {
    const { pool, tried } = poolOf(kept);
    await pool.checkPassword('1', typed);
    expect(tried).toEqual(attempts);
  });

  it('that is wrong is tried once where it has one reading, and refused', async () => {
    const { pool, tried } = poolOf('black-swan');
    await expect(pool.checkPassword('1', 'white-swan')).rejects.toThrow('credentials');
    expect(tried).toEqual(['white-swan']);
  });

  it('is not tried again where the pool refuses for another reason', async () => {
    const { pool, tried } = poolOf('black-swan', 'limit');
    await expect(pool.checkPassword('1', '\u200Fwhite-swan')).rejects.toThrow('limit');
    expect(tried).toEqual(['white-swan']);
  });
});
