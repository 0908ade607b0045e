import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { readToken } from '#web/shared/session/session.ts';

/**
 * Asks before a screen with unsaved changes is left. A session that has ended leaves anyway: the changes are kept, and
 * are there again after the next log-in. So they are after a reload, which is only asked about where nothing is kept.
 */
export const useLeaveGuard = ({ isDirty, isKept }: { isDirty: boolean; isKept: boolean }) => {
  const isAllowed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isAllowed.current && readToken() !== undefined && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty || isKept) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty, isKept]);
  return {
    blocker,
    /** For the way on after saving. */
    allowLeaving: () => {
      isAllowed.current = true;
    },
  };
};
