import type { Actor } from '#lambdas/platform/audit.ts';
import { nowOf } from '#lambdas/platform/clock.ts';
import { sessionId } from '../model/describe-session.ts';
import type { SessionKey, SessionRecord } from '../model/session.ts';
import type { SessionsServices } from '../services.ts';
import type { AuditWriteForEnd } from '../store/sessions-store.ts';

type EndAction = 'session.logOut' | 'session.revoke' | 'session.endByPasswordReset';

/** The session as a resource of the audit log. */
export const sessionResource = (session: Pick<SessionRecord, 'userId' | 'originId' | 'username'>) => ({
  id: sessionId(session),
  name: session.username,
});

/** Logs the end of an active session; one that was still waiting for a code, or has expired, is not logged. */
export const auditSessionEnd =
  ({ audit, clock }: Pick<SessionsServices, 'audit' | 'clock'>, actor: Actor, action: EndAction): AuditWriteForEnd =>
  (session) => {
    const alive = session.state === 'active' && Date.parse(session.expiry) > clock();
    return alive ? audit.entry(actor, { action, resource: sessionResource(session) }) : undefined;
  };

/** Ends a session here, so that its next call is refused, and at the pool; a session that is over stays so. */
export const endSession = async (
  services: SessionsServices,
  key: SessionKey,
  actor: Actor,
  action: EndAction = 'session.revoke',
): Promise<void> => {
  const ended = await services.sessions.revoke(key, nowOf(services), auditSessionEnd(services, actor, action));
  if (ended?.refreshToken) await services.identity.revoke(ended.refreshToken);
};

/** Ends a user's sessions except `except`. Returns how many. */
export const endSessions = async (
  services: SessionsServices,
  userId: string,
  { actor, except }: { actor: Actor; except?: string },
): Promise<number> => {
  const auditWrite = auditSessionEnd(services, actor, 'session.revoke');
  const ended = await services.sessions.revokeAll(userId, nowOf(services), { except, auditWrite });
  for (const { refreshToken } of ended) if (refreshToken) await services.identity.revoke(refreshToken);
  return ended.length;
};
