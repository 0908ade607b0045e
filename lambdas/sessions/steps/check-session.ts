import type { Clock } from '#lambdas/platform/clock.ts';
import { secretIdHash } from '#lambdas/platform/secret-id.ts';
import type { CheckSession } from '#lambdas/platform/session.ts';
import { touchEveryMs } from '../model/session.ts';
import type { SessionsStore } from '../store/sessions-store.ts';

/** One read for every protected call, so that a revoked session is refused at the next one. */
export const checkSession =
  (sessions: Pick<SessionsStore, 'get' | 'touch'>, clock: Clock): CheckSession =>
  async (claims, confirmation) => {
    const session = await sessions.get(claims);
    const now = clock();
    if (session?.state !== 'active' || Date.parse(session.expiry) <= now) return undefined;
    if (now - Date.parse(session.lastActivity) >= touchEveryMs) {
      // A failure to note activity must not fail the call.
      await sessions.touch(session, new Date(now).toISOString()).catch(() => undefined);
    }
    const { username, isAdmin, confirmations = [] } = session;
    const given = confirmation && secretIdHash(confirmation);
    const isConfirmed = confirmations.some(({ hash, until }) => hash === given && Date.parse(until) > now);
    return { username, isAdmin, isConfirmed };
  };
