import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { IdentityRefusal } from '#lambdas/platform/identity/identity.ts';
import { withSealedTokens } from '#lambdas/platform/identity/sealed-tokens.ts';
import { sealBy } from '#lambdas/platform/seal.ts';
import { memoryPool } from '#test/lambdas/auth/memory-pool.ts';

const secret = randomBytes(32);
const user = { userId: '11111111-1111-4111-8111-111111111111', email: 'a@b.example', password: 'Grand-jete!' };

const openPool = async (key = secret) => {
  const identity = memoryPool();
  await identity.ensure(user);
  const sealed = withSealedTokens(
    identity,
    sealBy(async () => key),
  );
  const logIn = async (pool: Pick<typeof identity, 'checkPassword'>) => {
    const result = await pool.checkPassword(user.userId, user.password);
    return (result.kind === 'tokens' && result.tokens.refreshToken) || '';
  };
  return { clear: identity, sealed, logIn };
};

describe('refresh tokens', () => {
  it('leave the pool sealed, each time another text, and refresh the login that they are of', async () => {
    const { sealed, clear, logIn } = await openPool();
    const token = await logIn(sealed);
    expect(token).toMatch(/^[\w-]{60,}$/);
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain('refresh-');
    await expect(clear.refresh(user.userId, token)).rejects.toThrow(IdentityRefusal);
    expect(await sealed.refresh(user.userId, token)).toEqual({
      accessToken: expect.any(String),
      refreshToken: undefined,
    });
    expect(await logIn(sealed)).not.toBe(token);
  });

  it('in clear, altered or sealed with another secret are refused, and to revoke one is no error', async () => {
    const { sealed, clear, logIn } = await openPool();
    const token = await logIn(sealed);
    const foreign = await logIn((await openPool(randomBytes(32))).sealed);
    const altered = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const bad of [await logIn(clear), foreign, altered, '']) {
      await expect(sealed.refresh(user.userId, bad)).rejects.toThrow(IdentityRefusal);
      await sealed.revoke(bad);
    }
    expect(await sealed.refresh(user.userId, token)).toMatchObject({ accessToken: expect.any(String) });
  });

  it('stop at the pool when they are revoked', async () => {
    const { sealed, logIn } = await openPool();
    const token = await logIn(sealed);
    await sealed.revoke(token);
    await expect(sealed.refresh(user.userId, token)).rejects.toThrow(IdentityRefusal);
  });
});
