import type { Session } from '#contracts/sessions/endpoints.ts';
import { describeBrowser } from '#lambdas/platform/describe-browser.ts';
import type { SessionKey, SessionRecord } from './session.ts';

export const sessionId = ({ userId, originId }: SessionKey): string => `${userId}.${originId}`;
/** A session's id in a path; `sessionIdSchema` has checked its form. A user's id has no dot. */
export const parseSessionId = (id: string): SessionKey => {
  const dot = id.indexOf('.');
  return { userId: id.slice(0, dot), originId: id.slice(dot + 1) };
};

/** The first end of a session, and its time (milliseconds); undefined while it is active. */
const endOf = ({ state, ended, expiry }: SessionRecord, now: number) => {
  const expired = Date.parse(expiry);
  const revoked = state === 'revoked' ? Date.parse(ended ?? expiry) : Number.POSITIVE_INFINITY;
  if (revoked < expired) return { state: 'revoked', at: revoked } as const;
  return expired <= now ? ({ state: 'expired', at: expired } as const) : undefined;
};

/** A session as replies show one; `now` in milliseconds. `caller` is the person who looks. */
export const describeSession = (session: SessionRecord, now: number, caller: SessionKey): Session => {
  const { userId, originId, username, ip, userAgent, created, lastActivity, expiry } = session;
  const end = endOf(session, now);
  return {
    id: sessionId(session),
    userId,
    username,
    ip,
    browser: describeBrowser(userAgent),
    created,
    lastActivity,
    expiry,
    activeDuration: Math.max(0, Math.floor(((end?.at ?? now) - Date.parse(created)) / 1000)),
    state: end?.state ?? 'active',
    current: userId === caller.userId && originId === caller.originId,
  };
};
