import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type CachePeriod, type CacheUsage, healthBounds, hitRate } from '#contracts/cache-usage/endpoints.ts';
import { dateFormat } from '#contracts/text/formats.ts';
import { FigureTable } from '#web/shared/admin-theme/figures/figure-table.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { RateBars } from '#web/shared/admin-theme/figures/rate-bars.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { shareText } from '../../model/number-texts.ts';

/** The hit rate over the period, as a picture and as a table. */
export const RateCourse = ({ course, period }: { course: CacheUsage['course']; period: CachePeriod }) => {
  const { t } = useTranslation('cache-usage');
  const language = useLanguage();
  const format = new Intl.NumberFormat(language);
  const time = dateFormat(language, {
    ...(period === 'hour' ? {} : { weekday: 'short' }),
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  const at = (from: string) => time.format(new Date(from));
  const columns = ['from', 'hitRate', 'reads', 'evictions'] as const;
  return (
    <PanelSection title={t('course')}>
      <RateBars
        stretches={course.map((each) => {
          const rate = hitRate(each);
          return { key: each.from, rate, text: `${at(each.from)}: ${shareText(rate, language)}` };
        })}
        bounds={Object.values(healthBounds).map((bound) => ({ at: bound, text: shareText(bound, language) }))}
        ends={[at(course[0]?.from ?? ''), t('now')]}
      />
      <Box
        component="details"
        sx={{ mt: 1.5, '& > summary': { width: 'fit-content', py: 1, cursor: 'pointer', color: 'text.secondary' } }}
      >
        <summary>{t('asTable')}</summary>
        <FigureTable
          title={t('course')}
          heads={columns.map((column) => t(`column.${column}`))}
          rows={course
            .filter(({ hits, misses }) => hits + misses > 0)
            .toReversed()
            .map((each) => ({
              key: each.from,
              name: <time dateTime={each.from}>{at(each.from)}</time>,
              cells: [
                shareText(hitRate(each), language),
                format.format(each.hits + each.misses),
                format.format(each.evictions),
              ],
            }))}
        />
      </Box>
    </PanelSection>
  );
};
