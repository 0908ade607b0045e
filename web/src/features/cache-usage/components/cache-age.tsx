import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { CacheUsage } from '#contracts/cache-usage/endpoints.ts';
import { useNow } from '#web/shared/admin-theme/format/use-now.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { ageOf, agoText } from '../model/cache-figures.ts';

/** How old the newest of the figures is, by the server's clock. */
export const CacheAge = ({ usage, readAt }: { usage: CacheUsage; readAt: number }) => {
  const { t } = useTranslation('cache-usage');
  const language = useLanguage();
  const now = useNow(5_000);
  const age = ageOf(usage, Math.max(0, now - readAt));
  return (
    <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
      {age === undefined ? t('noneNoted') : t('newest', { ago: agoText(age, language) })}
    </Box>
  );
};
