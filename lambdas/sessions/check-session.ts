import type { Clock } from '#lambdas/platform/clock.ts';
import type { CheckSession } from '#lambdas/platform/session.ts';
import { type SessionsStore, touchEveryMs } from './sessions-store.ts';

/** One read for every protected call, so that a revoked session is refused at the next one. */
export const checkSession =
  (sessions: Pick<SessionsStore, 'get' | 'touch'>, clock: Clock): CheckSession =>
  async (claims) => {
    const session = await sessions.get(claims);
    const now = clock();
    if (session?.state !== 'active' || Date.parse(session.expiry) <= now) return undefined;
    if (now - Date.parse(session.lastActivity) >= touchEveryMs) {
      // Noting activity is a courtesy: a call must not fail because of it.
      await sessions.touch(claims, new Date(now).toISOString()).catch(() => undefined);
    }
    const { username, isAdmin, confirmedUntil } = session;
    return { username, isAdmin, isConfirmed: confirmedUntil !== undefined && Date.parse(confirmedUntil) > now };
  };
