import { lazy, Suspense, useEffect, useState } from 'react';
import { offerConfirmation } from './confirmation.ts';

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
  return (
    <Suspense>
      <ConfirmationDialog onDone={answer} />
    </Suspense>
  );
};
