import { useCallback, useSyncExternalStore } from 'react';

/** Wide enough for a list of five or six columns beside the sections. */
export const roomForTable = '(min-width: 1000px)';

/** Whether a media query holds, now and when that changes. The screens that ask are only ever drawn in a browser. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
};
