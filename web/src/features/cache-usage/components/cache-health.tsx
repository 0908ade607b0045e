import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type CachePeriod,
  type CacheUsage,
  cacheHealth,
  healthBounds,
  hitRate,
  judgedReads,
} from '#contracts/cache-usage/endpoints.ts';
import { Tag } from '#web/shared/admin-theme/core/controls.ts';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { shareText } from '../model/number-texts.ts';

const boundOf = { healthy: healthBounds.healthy, warning: healthBounds.healthy, critical: healthBounds.warning };

interface CacheHealthProps {
  /** The last reading, if there is one. */
  usage: CacheUsage | undefined;
  period: CachePeriod;
  /** The server itself cannot read them. */
  isUnreachable: boolean;
}

/** Whether the memory of the functions is of use, why that is said, and the figures behind it. */
export const CacheHealth = ({ usage, period, isUnreachable }: CacheHealthProps) => {
  const { t } = useTranslation('cache-usage');
  const language = useLanguage();
  const id = useId();
  const memory = usage?.memory;
  const health = isUnreachable ? 'critical' : (memory && cacheHealth(memory, period)) || 'unknown';
  const reason = isUnreachable ? 'unreachable' : health;
  const bound = health === 'unknown' ? '' : shareText(boundOf[health], language);
  const rate = memory && hitRate(memory);
  const format = new Intl.NumberFormat(language);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 3.5 }}>
      <h2 id={id} className="visually-hidden">
        {t('health.label')}
      </h2>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' }}>
        <Tag
          data-strong={health === 'warning' || health === 'critical' ? '' : undefined}
          data-over={health === 'healthy' ? '' : undefined}
        >
          {t(`health.${health}`)}
        </Tag>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: 14.5, maxWidth: '70ch' }}>
          {t(`healthText.${reason}`, { bound, count: judgedReads[period] })}
        </Box>
      </Box>
      {memory && (
        <Figures
          figures={[
            { label: t('figure.hitRate'), value: rate ?? 0, text: shareText(rate, language) },
            {
              label: t('figure.missRate'),
              value: 1 - (rate ?? 0),
              text: shareText(rate === undefined ? undefined : 1 - rate, language, 'ceil'),
            },
            { label: t('figure.evictions'), value: memory.evictions },
            {
              label: t('figure.reads'),
              value: memory.hits + memory.misses,
              text: format.format(memory.hits + memory.misses),
            },
          ]}
        />
      )}
    </Box>
  );
};
