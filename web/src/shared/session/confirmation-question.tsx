import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { setCredentials } from '../api/credentials.ts';
import { confirmWithPassword, offerConfirmation, readConfirmation } from './confirmation.ts';

setCredentials({ confirmation: readConfirmation, confirm: confirmWithPassword });

const ConfirmationDialog = lazy(() => import('./confirmation-dialog.tsx'));

/** Stands by to ask for the password; the dialog is fetched when it is asked for first. */
export const ConfirmationQuestion = () => {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();
  useEffect(
    () =>
      offerConfirmation(() => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        setAnswer(() => (isConfirmed: boolean) => {
          setAnswer(undefined);
          resolve(isConfirmed);
        });
        return promise;
      }),
    [],
  );
  if (!answer) return null;
  // Beside the app: a dialog of the administrator area hides all of the app from screen readers while it is open.
  return createPortal(
    <Suspense>
      <ConfirmationDialog onDone={answer} />
    </Suspense>,
    document.body,
  );
};
