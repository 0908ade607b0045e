import type { Session } from '#contracts/sessions/endpoints.ts';

/**
 * The offset from this device's time to the server's, in milliseconds: an active session was `activeDuration` old when
 * the server answered. Without an active session the two clocks are assumed to agree.
 */
export const serverAhead = (sessions: readonly Session[], answeredAt: number): number => {
  const active = sessions.find(({ state }) => state === 'active');
  return active ? Date.parse(active.created) + active.activeDuration * 1_000 - answeredAt : 0;
};

/** How long, in seconds, and in which state, a session is at a time of the server's. */
export const sessionAt = (session: Session, serverNow: number) => {
  const { state, created, expiry, activeDuration } = session;
  if (state !== 'active') return { state, activeFor: activeDuration, expiresIn: undefined };
  const expiresIn = (Date.parse(expiry) - serverNow) / 1_000;
  if (expiresIn <= 0) {
    const lifetime = (Date.parse(expiry) - Date.parse(created)) / 1_000;
    return { state: 'expired' as const, activeFor: lifetime, expiresIn: undefined };
  }
  return { state, activeFor: (serverNow - Date.parse(created)) / 1_000, expiresIn };
};
