import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { hitRate } from '#contracts/cache-usage/endpoints.ts';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FigureTable } from '#web/shared/admin-theme/figures/figure-table.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { averageText, shareText } from '../../model/number-texts.ts';
import { CacheLayers } from '../clearing/cache-layers.tsx';
import type { PanelProps } from './panel-props.ts';
import { RateCourse } from './rate-course.tsx';

/** Hit rates over time and by cache, and what each layer is. */
export const PerformancePanel = ({ usage, period }: PanelProps) => {
  const { t } = useTranslation('cache-usage');
  const language = useLanguage();
  const format = new Intl.NumberFormat(language);
  const { namespaces } = usage;
  const columns = ['cache', 'hitRate', 'reads', 'evictions', 'missTime'] as const;
  return (
    <Box sx={{ display: 'grid', gap: 4.5, mt: 3 }}>
      {namespaces.length === 0 ? (
        <EmptyNotice text={t('none')} />
      ) : (
        <>
          <RateCourse course={usage.course} period={period} />
          <PanelSection title={t('byCache')}>
            <FigureTable
              title={t('byCache')}
              heads={columns.map((column) => t(`column.${column}`))}
              rows={namespaces.map(({ namespace, hits, misses, evictions, missMs }) => ({
                key: namespace,
                name: t(`cache.${namespace}`),
                cells: [
                  shareText(hitRate({ hits, misses }), language),
                  format.format(hits + misses),
                  format.format(evictions),
                  <bdi key="missTime">{averageText(missMs, misses, language)}</bdi>,
                ],
              }))}
            />
          </PanelSection>
        </>
      )}
      <CacheLayers usage={usage} />
    </Box>
  );
};
