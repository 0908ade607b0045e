import { readJson, readStorage, removeStorage, writeStorage } from '../storage.ts';
import { removeTips } from './stored-tips.ts';

/**
 * Where this browser keeps who is logged in; no other module knows the keys. The specification names the first two.
 * `taken` is this device's time at which the token was taken over. `end` is why the last session ended, kept so that neither a
 * reload at that very moment nor another tab loses it.
 */
const keys = { token: 'token', user: 'user', taken: 'tokenTaken', end: 'sessionEnd' } as const;

/** Who is logged in, as far as the interface needs to know. */
export interface Visitor {
  username: string;
  isAdmin: boolean;
}

/** `ended`: the session ran out or was refused, so its user is to log in again. `left`: the user logged out, here or elsewhere. */
export type SessionChange = 'kept' | 'left' | 'ended';

const listeners = new Set<(change: SessionChange) => void>();
/** Notifies all of this tab; needed elsewhere only for what another tab has done. */
export const announce = (change: SessionChange) => {
  for (const listener of [...listeners]) listener(change);
};

/** The access token, which goes with every call. */
export const readToken = (): string | undefined => readStorage(keys.token) ?? undefined;

const toVisitor = (value: unknown): Visitor | undefined => {
  const { username, isAdmin } = Object(value);
  return typeof username === 'string' ? { username, isAdmin: isAdmin === true } : undefined;
};

/** As this browser remembers it. The server decides on every call; this only decides what is shown. */
export const readVisitor = (): Visitor | undefined => (readToken() ? toVisitor(readJson(keys.user)) : undefined);

/** The id of the user, which stays when the name changes. */
export const readOwner = (): unknown => Object(readJson(keys.user)).id;

/** A user whose id this browser does not know yet: a session of an older release, until the server has confirmed it. */
const unknownOwner = '?';

/**
 * Whose is what this browser keeps now: the user's id, and of no user where none is logged in. A name is no owner, because it
 * can be changed and then belong to another person.
 */
export const presentOwner = (): string => (readToken() ? String(readOwner() ?? unknownOwner) : '');

/** Whether what is kept for this owner is found by no other one. */
export const isKnown = (owner: string): boolean => owner !== unknownOwner;

/** When the token was taken over, by this device's clock in milliseconds since the epoch. */
export const readTaken = (): number => Number(readStorage(keys.taken));

/** The token that the server itself has given or confirmed to this tab. */
let confirmedToken: string | undefined;
export const isConfirmed = (token: string): boolean => token === confirmedToken;

/** Replaces what is kept by what a login, a refresh or a verification answered. */
export const keepSession = ({ token, user }: { token: string; user: Visitor }): void => {
  // The user first: another tab reads both when it hears of the token.
  writeStorage(keys.user, JSON.stringify(user));
  if (token !== readToken()) writeStorage(keys.taken, `${Date.now()}`);
  writeStorage(keys.token, token);
  removeStorage(keys.end);
  confirmedToken = token;
  announce('kept');
};

/**
 * Takes over what the server says of the user of the kept token. The token itself is not written again: a tab sees what
 * another one has removed a moment later, and would bring back the session that was just ended there.
 */
export const confirmSession = ({ token, user }: { token: string; user: Visitor }): void => {
  const text = JSON.stringify(user);
  if (readStorage(keys.user) !== text) writeStorage(keys.user, text);
  confirmedToken = token;
  announce('kept');
};

/** The same session under another name. */
export const keepVisitor = (changes: Pick<Visitor, 'username'>): void => {
  const kept = readJson(keys.user);
  if (!kept) return;
  writeStorage(keys.user, JSON.stringify({ ...Object(kept), ...changes }));
  announce('kept');
};

/** `message` says why where the user did not ask for it; empty where there is no more to say. */
export const forgetSession = (change: 'left' | 'ended' = 'left', message?: string): void => {
  const end = change === 'ended' ? (message ?? '') : message;
  // Before the token: another tab looks for it when it hears that the token is gone.
  if (end === undefined) removeStorage(keys.end);
  else writeStorage(keys.end, end);
  for (const key of [keys.token, keys.user, keys.taken]) removeStorage(key);
  removeTips();
  announce(change);
};

/**
 * Why this browser's last session ended, as text to be shown; empty where there is no more to say than that it did.
 * Undefined when its user logged out or in again.
 */
export const readEndMessage = (): string | undefined => readStorage(keys.end) ?? undefined;

/** Calls back when the session of this browser changes, in this tab or in another one; returns how to stop. */
export const onSessionChange = (listener: (change: SessionChange) => void): (() => void) => {
  const fromOtherTab = ({ key }: StorageEvent) => {
    if (key === null || key === keys.token) listener(readToken() ? 'kept' : 'left');
  };
  listeners.add(listener);
  addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', fromOtherTab);
  };
};
