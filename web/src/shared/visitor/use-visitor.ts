import { useSyncExternalStore } from 'react';
import { readJson, readStorage } from '../storage.ts';

export interface Visitor {
  username: string;
  isAdmin: boolean;
}

/** What login has stored; anything else counts as nobody. */
const toVisitor = (value: unknown): Visitor | undefined => {
  if (typeof value !== 'object' || value === null || !('username' in value)) return undefined;
  if (typeof value.username !== 'string') return undefined;
  return { username: value.username, isAdmin: 'isAdmin' in value && value.isAdmin === true };
};

/** Who is logged in, as this browser remembers it. The server decides on every call; this only decides what is shown. */
export const readVisitor = (): Visitor | undefined => (readStorage('token') ? toVisitor(readJson('user')) : undefined);

let known: { source: string; visitor: Visitor | undefined } | undefined;

/** The same object as long as storage says the same, which React's store needs. */
const snapshot = () => {
  const source = `${readStorage('token')} ${readStorage('user')}`;
  if (known?.source !== source) known = { source, visitor: readVisitor() };
  return known.visitor;
};

const subscribe = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** Undefined for a visitor without an account, and for everybody until the page is hydrated. */
export const useVisitor = (): Visitor | undefined => useSyncExternalStore(subscribe, snapshot, () => undefined);
