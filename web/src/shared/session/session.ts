import { readJson, readStorage, removeStorage, writeStorage } from '../storage.ts';

/** Where this browser keeps who is logged in. The specification names the keys; no other module knows them. */
const keys = { token: 'token', user: 'user' } as const;

/** Who is logged in, as far as the interface needs to know. */
export interface Visitor {
  username: string;
  isAdmin: boolean;
}

/** `ended`: the session ran out or was refused, so its user is to log in again. `left`: the user logged out, here or elsewhere. */
export type SessionChange = 'kept' | 'left' | 'ended';

let endMessage: string | undefined;
const listeners = new Set<(change: SessionChange) => void>();
const announce = (change: SessionChange) => {
  for (const listener of [...listeners]) listener(change);
};

/** The access token, which goes with every call. */
export const readToken = (): string | undefined => readStorage(keys.token) ?? undefined;

const toVisitor = (value: unknown): Visitor | undefined => {
  if (typeof value !== 'object' || value === null || !('username' in value)) return undefined;
  if (typeof value.username !== 'string') return undefined;
  return { username: value.username, isAdmin: 'isAdmin' in value && value.isAdmin === true };
};

/** As this browser remembers it. The server decides on every call; this only decides what is shown. */
export const readVisitor = (): Visitor | undefined => (readToken() ? toVisitor(readJson(keys.user)) : undefined);

/** Replaces what is kept by what a login, a refresh or a verification answered. */
export const keepSession = ({ token, user }: { token: string; user: Visitor }): void => {
  // The user first: another tab reads both when it hears of the token.
  writeStorage(keys.user, JSON.stringify(user));
  writeStorage(keys.token, token);
  endMessage = undefined;
  announce('kept');
};

/** `message` says why, where the user did not ask for it. */
export const forgetSession = (change: 'left' | 'ended' = 'left', message?: string): void => {
  removeStorage(keys.token);
  removeStorage(keys.user);
  endMessage = message;
  announce(change);
};

/** Why the last session of this page ended, as text to be shown; undefined when nothing is to be said. */
export const readEndMessage = (): string | undefined => endMessage;

/** Calls back when the session of this browser changes, in this tab or in another one; answers how to stop. */
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
