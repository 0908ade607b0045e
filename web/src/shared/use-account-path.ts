import { useLocation } from 'react-router';
import { type AccountPath, accountPath } from './paths.ts';
import { useHydrated } from './ui/use-hydrated.ts';

/**
 * Leads to a page around the log-in, and back to where the visitor is. A stored page is the same for every query, so that it takes no
 * part in the first drawing.
 */
export const useAccountPath = (): ((path: AccountPath) => string) => {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  return (path) => accountPath(path, isHydrated ? { pathname, search, hash } : { pathname });
};
