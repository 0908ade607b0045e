import type { Seal } from '../seal.ts';
import { type IdentityEnrolment, type IdentityLogin, IdentityRefusal, type Tokens } from './identity.ts';

const context = 'refresh token';
type Pool = IdentityLogin & Pick<IdentityEnrolment, 'beginTotp'>;

/**
 * The same pool, with refresh tokens that are sealed on the way out and opened on the way in: reading the table, or a
 * copy of it, yields no token. A token that was stored in clear, or sealed with a former secret, is refused like an
 * unknown one, which ends its session.
 */
export const withSealedTokens = (pool: Pool, seal: Seal): Pool => {
  const sealed = async ({ accessToken, refreshToken }: Tokens): Promise<Tokens> => ({
    accessToken,
    refreshToken: refreshToken === undefined ? undefined : await seal.close(refreshToken, context),
  });
  const open = async (refreshToken: string): Promise<string> =>
    seal.open(refreshToken, context).catch((cause: unknown) => {
      throw new IdentityRefusal('revoked', { cause });
    });
  return {
    async checkPassword(...asked) {
      const result = await pool.checkPassword(...asked);
      return result.kind === 'tokens' ? { kind: 'tokens', tokens: await sealed(result.tokens) } : result;
    },
    answerTotp: async (...asked) => sealed(await pool.answerTotp(...asked)),
    refresh: async (userId, refreshToken) => sealed(await pool.refresh(userId, await open(refreshToken))),
    async revoke(refreshToken) {
      const token = await open(refreshToken).catch(() => undefined);
      if (token !== undefined) await pool.revoke(token);
    },
    async beginTotp({ accessToken, refreshToken }) {
      return pool.beginTotp({ accessToken, refreshToken: refreshToken && (await open(refreshToken)) });
    },
  };
};
