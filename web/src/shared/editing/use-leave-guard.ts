import { type RefObject, useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { readToken } from '../session/session.ts';

interface LeaveGuardInput {
  isDirty: boolean;
  isKept: boolean;
  /** The screen is left because its work is done: no question. */
  isFinished: RefObject<boolean>;
  /** Whether a way leads out of it. */
  leaves?: ((from: Location, to: Location) => boolean) | undefined;
}

const otherPath = (from: Location, to: Location): boolean => from.pathname !== to.pathname;

/**
 * Asks before a screen with unsaved changes is left. When a session has ended, the screen is left without a question:
 * the changes are stored and reappear after the next log-in. The same is true of a reload, so that is asked about only
 * if nothing could be stored.
 */
export const useLeaveGuard = ({ isDirty, isKept, isFinished, leaves = otherPath }: LeaveGuardInput) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFinished.current && readToken() !== undefined && leaves(currentLocation, nextLocation),
  );
  useEffect(() => {
    if (!isDirty || isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, isKept]);
  return blocker;
};
