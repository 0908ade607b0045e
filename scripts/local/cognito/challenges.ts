import { randomBytes } from 'node:crypto';
import { notAuthorized } from './errors.ts';

/** A sign-in that waits for one more answer. */
export interface Challenge {
  name: 'NEW_PASSWORD_REQUIRED' | 'SOFTWARE_TOKEN_MFA' | 'MFA_SETUP';
  sub: string;
  clientId: string;
  /** MFA_SETUP only: the secret that was handed out, and whether a code made with it was right. */
  setup?: { secret: string; verified: boolean };
}

const tolerated = 5;

/**
 * Session strings, each good for one user, one client and one challenge. They end with the right answer, after five
 * wrong ones, or when their time is up. In memory: a restart of the twin ends them all.
 */
export const createChallenges = (now: () => number) => {
  const open = new Map<string, { challenge: Challenge; expires: number; failures: number }>();
  const require = (session: string) => {
    const found = open.get(session);
    if (found === undefined) throw notAuthorized('Invalid session for the user.');
    if (found.expires > now()) return found;
    open.delete(session);
    throw notAuthorized('Invalid session for the user, session is expired.');
  };
  return {
    /** A new session string. */
    begin: (challenge: Challenge, lifetimeSeconds: number): string => {
      for (const [session, { expires }] of open) if (expires <= now()) open.delete(session);
      const session = randomBytes(48).toString('base64url');
      open.set(session, { challenge, expires: now() + lifetimeSeconds * 1000, failures: 0 });
      return session;
    },
    /** The challenge of a session string of this kind, if it is known here. */
    find: (session: string, name: Challenge['name']): Challenge | undefined =>
      open.get(session)?.challenge.name === name ? require(session).challenge : undefined,
    require: (session: string, name: Challenge['name'], clientId: string): Challenge => {
      const { challenge } = require(session);
      if (challenge.name === name && challenge.clientId === clientId) return challenge;
      throw notAuthorized('Invalid session for the user.');
    },
    failed: (session: string): void => {
      const found = require(session);
      found.failures += 1;
      if (found.failures >= tolerated) open.delete(session);
    },
    end: (session: string): void => {
      open.delete(session);
    },
  };
};
export type Challenges = ReturnType<typeof createChallenges>;
