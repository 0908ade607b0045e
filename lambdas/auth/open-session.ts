import type { AuthResponse } from '#contracts/auth.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Client } from '#lambdas/platform/http/client.ts';
import { readAccessToken } from '#lambdas/platform/identity/access-token.ts';
import type { Tokens } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AuthServices } from './services.ts';

type Services = Pick<AuthServices, 'sessions' | 'users' | 'clock'>;

export const toCurrentUser = ({ id, username, isAdmin }: Pick<UserRecord, 'id' | 'username' | 'isAdmin'>) => ({
  id,
  username,
  isAdmin,
});

/**
 * Notes the log-in that the pool has just granted. Pending: it counts for nothing until a code is right. Answers the user
 * as they are now: whoever is disabled, demoted or deleted while their password is checked gets no session of before. The
 * session is written before the user is read again, and an administrator writes the user before ending the sessions, so
 * one of the two sees the other. @throws ProblemError `invalidCredentials`.
 */
export const recordSession = async (
  { sessions, users, clock }: Services,
  { user, tokens, client, state }: { user: UserRecord; tokens: Tokens; client: Client; state: 'pending' | 'active' },
): Promise<{ originId: string; current: UserRecord }> => {
  const { originId, expiry } = readAccessToken(tokens.accessToken);
  const now = nowOf({ clock });
  const key = { userId: user.id, originId };
  await sessions.create({
    ...key,
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
  const current = await users.byId(user.id);
  if (!current?.enabled) {
    await sessions.revoke(key, now);
    throw new ProblemError('invalidCredentials');
  }
  if (current.isAdmin !== user.isAdmin) await sessions.setAdmin(user.id, current.isAdmin);
  return { originId, current };
};

/** The last step of every way to log in. */
export const openSession = async (
  services: Services,
  login: { user: UserRecord; tokens: Tokens; client: Client },
): Promise<AuthResponse> => {
  const [{ current }] = await Promise.all([
    recordSession(services, { ...login, state: 'active' }),
    services.users.recordLogin(login.user.id, nowOf(services)),
  ]);
  return { token: login.tokens.accessToken, user: toCurrentUser(current) };
};
