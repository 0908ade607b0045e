import { lazy, useEffect } from 'react';

const loadChoice = () => import('./choice-dialog.tsx');
const loadConflict = () => import('./conflict-dialog.tsx');

export const ChoiceDialog = lazy(loadChoice);
export const ConflictDialog = lazy(loadConflict);

/** Fetches the questions as soon as one may be asked: then there may be no connection any more. */
export const useDialogsAhead = (isDirty: boolean): void => {
  useEffect(() => {
    // Without a connection now, they are fetched when they are needed.
    if (isDirty) void Promise.all([loadChoice(), loadConflict()]).catch(() => undefined);
  }, [isDirty]);
};
