import type { AuthResponse } from '#contracts/auth.ts';
import type { Client } from '#lambdas/platform/http/client.ts';
import { readAccessToken } from '#lambdas/platform/identity/access-token.ts';
import type { Tokens } from '#lambdas/platform/identity/identity.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AuthServices } from './services.ts';

type Services = Pick<AuthServices, 'sessions' | 'users' | 'clock'>;

export const toCurrentUser = ({ id, username, isAdmin }: Pick<UserRecord, 'id' | 'username' | 'isAdmin'>) => ({
  id,
  username,
  isAdmin,
});

/** Notes the log-in that the pool has just granted. Pending: it counts for nothing until a code is right. */
export const recordSession = async (
  { sessions, clock }: Services,
  { user, tokens, client, state }: { user: UserRecord; tokens: Tokens; client: Client; state: 'pending' | 'active' },
): Promise<{ originId: string }> => {
  const { originId, expiry } = readAccessToken(tokens.accessToken);
  const now = new Date(clock()).toISOString();
  await sessions.create({
    userId: user.id,
    originId,
    username: user.username,
    isAdmin: user.isAdmin,
    state,
    ip: client.ip,
    userAgent: client.userAgent,
    created: now,
    lastActivity: now,
    expiry,
    refreshToken: tokens.refreshToken,
  });
  return { originId };
};

/** The last step of every way to log in. */
export const openSession = async (
  services: Services,
  login: { user: UserRecord; tokens: Tokens; client: Client },
): Promise<AuthResponse> => {
  await recordSession(services, { ...login, state: 'active' });
  await services.users.recordLogin(login.user.id, new Date(services.clock()).toISOString());
  return { token: login.tokens.accessToken, user: toCurrentUser(login.user) };
};
