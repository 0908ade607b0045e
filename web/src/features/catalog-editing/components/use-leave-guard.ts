import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '#web/shared/session/session.ts';

/**
 * Asks before a screen with unsaved changes is left. A session that has ended leaves anyway: the changes are kept, and
 * offered after the next log-in.
 */
export const useLeaveGuard = (isDirty: boolean) => {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed.current && readToken() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return {
    blocker,
    /** For the way on after saving. */
    allowLeaving: () => {
      isAllowed.current = true;
    },
  };
};
