import { type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '#web/shared/session/session.ts';

interface LeaveGuardInput {
  isDirty: boolean;
  isKept: boolean;
  /** The screen is left because its work is done: no question. */
  isFinished: RefObject<boolean>;
}

/**
 * Asks before a screen with unsaved changes is left. When a session has ended, the screen is left without a question:
 * the changes are stored and reappear after the next log-in. The same is true of a reload, so that is asked about only
 * if nothing could be stored.
 */
export const useLeaveGuard = ({ isDirty, isKept, isFinished }: LeaveGuardInput) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isFinished.current && readToken() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty || isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, isKept]);
  return blocker;
};
