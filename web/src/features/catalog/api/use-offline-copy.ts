import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useCatalogSource } from './catalog-context.tsx';

/** Keeps the browser's copy of the catalogue up to date, while the page is idle. */
export const useOfflineCopy = () => {
  const queryClient = useQueryClient();
  const source = useCatalogSource();
  const language = useLanguage();
  useEffect(() => {
    const refresh = () =>
      import('./offline-catalog.ts')
        .then(({ refreshOfflineCatalog }) => refreshOfflineCatalog(queryClient, source, language))
        // Without a connection the copy stays as it is; the next page tries again.
        .catch(() => undefined);
    const timer = setTimeout(refresh, 1_000);
    return () => clearTimeout(timer);
  }, [queryClient, source, language]);
};
