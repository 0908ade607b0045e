import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CacheLayer, clearCache } from '#contracts/settings/tool-endpoints.ts';
import { write } from '#web/shared/api/write.ts';
import { cacheUsageKey } from './cache-queries.ts';

/** Clears a layer of the cache; the figures are read again. */
export const useClearCache = () => {
  const { t } = useTranslation('cache-usage');
  const queryClient = useQueryClient();
  return async (layer: CacheLayer): Promise<void> => {
    await write(clearCache, { body: { layer }, failureText: t('clearFailed') });
    void queryClient.invalidateQueries({ queryKey: cacheUsageKey });
  };
};
