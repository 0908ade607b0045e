import { useRef, useState } from 'react';
import { ApiError } from '#web/shared/api/api-error.ts';

/** An action of a button: one at a time, with the failure as text. Errors other than the API's are thrown on. */
export const useAction = <Arguments extends unknown[]>(act: (...input: Arguments) => Promise<void>) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isRunning = useRef(false);
  const run = async (...input: Arguments) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await act(...input);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { isBusy, failure, run };
};
