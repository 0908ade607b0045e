import { nowOf } from '#lambdas/platform/clock.ts';
import type { SessionsServices } from './services.ts';
import type { SessionKey } from './sessions-store.ts';

/** Ends a session here, where the next call is refused, and at the pool; one that is over stays so. */
export const endSession = async (services: SessionsServices, key: SessionKey): Promise<void> => {
  const ended = await services.sessions.revoke(key, nowOf(services));
  if (ended?.refreshToken) await services.identity.revoke(ended.refreshToken);
};

/** Ends a user's sessions but for `except`. Answers how many. */
export const endSessions = async (services: SessionsServices, userId: string, except?: string): Promise<number> => {
  const ended = await services.sessions.revokeAll(userId, nowOf(services), except);
  for (const { refreshToken } of ended) if (refreshToken) await services.identity.revoke(refreshToken);
  return ended.length;
};
