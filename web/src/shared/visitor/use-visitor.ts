import { useSyncExternalStore } from 'react';
import { onSessionChange, readVisitor, type Visitor } from '../session/session.ts';

let known: Visitor | undefined;

/** The same object as long as it says the same, which React's store needs. */
const snapshot = () => {
  const visitor = readVisitor();
  if (visitor?.username !== known?.username || visitor?.isAdmin !== known?.isAdmin) known = visitor;
  return known;
};

/** Undefined for a visitor without an account, and for everybody until the page is hydrated. */
export const useVisitor = (): Visitor | undefined => useSyncExternalStore(onSessionChange, snapshot, () => undefined);
