import { useEffect } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * Fetches in idle time the code of something that will be pressed: by then there may be no connection, and some browsers do
 * not try an import again that has failed once. `load` stays the same from one rendering to the next.
 */
export const useCodeAhead = (load: () => Promise<unknown>): void => {
  useEffect(() => {
    if (navigator.onLine) whenIdle(() => void load().catch(() => undefined));
  }, [load]);
};
