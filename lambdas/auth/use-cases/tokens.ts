import type * as contracts from '#contracts/auth/endpoints.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { errorText } from '#lambdas/platform/error-texts.ts';
import type { Route } from '#lambdas/platform/http/api-handler.ts';
import { readAccessToken } from '#lambdas/platform/identity/access-token.ts';
import { IdentityRefusal, type Tokens } from '#lambdas/platform/identity/identity.ts';
import { ProblemError } from '#lambdas/platform/problem.ts';
import { auditSessionEnd, endSession } from '#lambdas/sessions/index.ts';
import type { LoginServices } from '../services.ts';
import { toCurrentUser } from '../steps/open-session.ts';

/** Whether a token that a browser has stored is still valid: signature, expiry and the session behind it. */
export const verify =
  ({ verifyToken, checkSession }: LoginServices): Route<typeof contracts.verify> =>
  async ({ body, language }) => {
    const claims = await verifyToken(body.token);
    const session = claims && (await checkSession(claims));
    if (!claims || !session) return { valid: false, error: errorText('tokenInvalid', language) };
    return { valid: true, user: toCurrentUser({ id: claims.userId, ...session }) };
  };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Issues a new token for the same session, as long as the settings let a log-in last. The pool refuses it for a user who
 * was disabled there.
 */
export const refresh =
  (services: LoginServices): Route<typeof contracts.refresh> =>
  async ({ caller }) => {
    const { sessions, identity, clock } = services;
    const session = await sessions.get(caller);
    if (!session?.refreshToken) throw new ProblemError('authenticationRequired');
    const { sessionDays } = await services.readSettings('security');
    if (clock() - Date.parse(session.created) >= sessionDays * dayMs) {
      await endSession(services, caller, {}, 'session.revoke');
      throw new ProblemError('authenticationRequired');
    }
    const { accessToken } = await identity
      .refresh(caller.userId, session.refreshToken)
      .catch(async (error: unknown): Promise<Tokens> => {
        if (!(error instanceof IdentityRefusal)) throw error;
        await sessions.revoke(caller, nowOf(services), auditSessionEnd(services, {}, 'session.revoke'));
        throw new ProblemError('authenticationRequired', { cause: error });
      });
    const { expiry } = readAccessToken(accessToken);
    const extended = await sessions.extend(caller, { expiry, lastActivity: nowOf(services) });
    if (!extended) throw new ProblemError('authenticationRequired');
    return { token: accessToken, user: toCurrentUser({ ...caller, id: caller.userId }) };
  };

/** Ends the session here and at the pool. */
export const logout =
  (services: LoginServices): Route<typeof contracts.logout> =>
  async ({ caller, client }) => {
    await endSession(services, caller, { caller, client }, 'session.logOut');
    return undefined;
  };
