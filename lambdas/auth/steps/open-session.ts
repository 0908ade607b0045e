import type { AuthResponse } from '#contracts/auth/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import type { Client } from '#lambdas/platform/http/request.ts';
import { readAccessToken } from '#lambdas/platform/identity/access-token.ts';
import type { Tokens } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { auditSessionEnd, type SessionRecord, sessionResource } from '#lambdas/sessions/index.ts';
import type { UserRecord } from '#lambdas/users/index.ts';
import type { AuthServices } from '../services.ts';

type Services = Pick<AuthServices, 'sessions' | 'users' | 'audit' | 'clock'>;

export const toCurrentUser = ({ id, username, isAdmin }: Pick<UserRecord, 'id' | 'username' | 'isAdmin'>) => ({
  id,
  username,
  isAdmin,
});

/** A log-in counts when its session is active; with a second factor, when the code was correct. */
export const logInEntry = ({ audit }: Pick<Services, 'audit'>, session: SessionRecord, client: Client) =>
  audit.entry({ caller: session, client }, { action: 'session.logIn', resource: sessionResource(session) });

/**
 * Records the log-in that the pool has just granted. A pending session is not valid until a code was correct. Returns
 * the user in their present state, so that a user who is disabled, demoted or deleted while their password is checked
 * gets no session with the former rights, and a password that is replaced meanwhile opens no session. The session is
 * written before the user is read again, and a change of the user (for a password, `devicesFrom`) is written before the
 * sessions end, so one of the two always sees the other. @throws ProblemError `invalidCredentials`.
 */
export const recordSession = async (
  services: Services,
  { user, tokens, client, state }: { user: UserRecord; tokens: Tokens; client: Client; state: 'pending' | 'active' },
): Promise<{ originId: string; current: UserRecord }> => {
  const { originId, expiry } = readAccessToken(tokens.accessToken);
  const { sessions, users } = services;
  const now = nowOf(services);
  const session: SessionRecord = {
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
  };
  await sessions.create(session, state === 'active' ? logInEntry(services, session, client) : undefined);
  const current = await users.byId(user.id);
  if (!current?.enabled || current.devicesFrom !== user.devicesFrom) {
    await sessions.revoke(session, now, auditSessionEnd(services, {}, 'session.revoke'));
    throw new ProblemError('invalidCredentials');
  }
  if (current.isAdmin !== user.isAdmin) await sessions.setAdmin(user.id, current.isAdmin);
  return { originId, current };
};

/** Whether the administration stays closed to them until they have set up a second factor. */
const needsSecondFactor = async (
  { readSettings }: Pick<AuthServices, 'readSettings'>,
  { isAdmin, secondFactor }: UserRecord,
): Promise<boolean> =>
  isAdmin && secondFactor === 'none' && (await readSettings('twoFactor')).requiredForAdministrators;

/** The last step of every way to log in. */
export const openSession = async (
  services: Services & Pick<AuthServices, 'readSettings'>,
  login: { user: UserRecord; tokens: Tokens; client: Client },
): Promise<AuthResponse> => {
  const [{ current }] = await Promise.all([
    recordSession(services, { ...login, state: 'active' }),
    services.users.recordLogin(login.user.id, nowOf(services)),
  ]);
  return {
    token: login.tokens.accessToken,
    user: toCurrentUser(current),
    ...((await needsSecondFactor(services, current)) && { needsSecondFactor: true }),
  };
};
