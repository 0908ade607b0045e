import { readOwner, readToken } from './session.ts';

/** Somebody whose id this browser does not know yet: a session of an older release, until the server has confirmed it. */
const unknown = '?';

/**
 * Whose is what this browser keeps now: the user's id, and of no user where none is logged in. A name is no owner, because it
 * can be changed and then belong to another person.
 */
export const presentOwner = (): string => (readToken() ? String(readOwner() ?? unknown) : '');

/** Whether what is kept for this owner is found by no other one. */
export const isKnown = (owner: string): boolean => owner !== unknown;
