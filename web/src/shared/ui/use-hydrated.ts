import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page is what the server rendered, true from the first render after hydration on. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
