import Box from '@mui/material/Box';
import { lazy, Suspense, type ToggleEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contracts/analytics/figures.ts';
import { chartGeometry } from '#contracts/charts/chart-geometry.ts';
import { directionOf } from '#contracts/text/language.ts';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PanelSection } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { stepName } from '../../model/moments.ts';
import { ChartCursor } from './chart-cursor.tsx';
import { ChartPicture, height, seriesKeys, strokes, width } from './chart-picture.tsx';

const CourseTable = lazy(() => import('./course-table.tsx'));

/** Views, visits and visitors over the period: a picture that is read point by point, and the same numbers as a table. */
export const CourseChart = ({ analytics }: { analytics: Analytics }) => {
  const { series, step, timeZone } = analytics;
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const last = series.length - 1;
  const [chosen, choose] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const at = Math.min(chosen ?? last, last);
  const geometry = chartGeometry(
    seriesKeys.map((key) => series.map((point) => point[key])),
    { width, height, margin: { top: 8, start: 0, end: 0, bottom: 2 }, direction: directionOf(language) },
  );
  const nameAt = (index: number) => stepName(series[index]?.from ?? '', step, language, timeZone);
  const labelOf = (key: (typeof seriesKeys)[number]) =>
    key === 'visitors' ? t(`visitorsBy.${step}`) : t(`measure.${key}`);
  const valueAt = (index: number, key: (typeof seriesKeys)[number]) => number.format(series[index]?.[key] ?? 0);
  return (
    <Box sx={{ mt: 4 }}>
      <PanelSection heading="h2" title={t('course.title')} note={t(`course.by.${step}`)}>
        <Box component="figure" aria-label={t('course.title')} sx={{ m: 0 }}>
          <Box
            component="figcaption"
            aria-hidden="true"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 20px', minHeight: 28 }}
          >
            <Box component="span" sx={{ minWidth: 116, fontWeight: 500 }}>
              {nameAt(at)}
            </Box>
            {seriesKeys.map((key) => (
              <Box component="span" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
                <Box component="svg" sx={{ width: 22, height: 8 }}>
                  <line x1="0" x2="22" y1="4" y2="4" {...strokes[key]} />
                </Box>
                {labelOf(key)}
                <strong>{valueAt(at, key)}</strong>
              </Box>
            ))}
          </Box>
          <ChartCursor
            label={t('course.read')}
            xs={geometry.xs.map((x) => x / width)}
            at={at}
            textAt={(index) =>
              [nameAt(index), ...seriesKeys.map((key) => `${labelOf(key)} ${valueAt(index, key)}`)].join(', ')
            }
            onChoose={choose}
          >
            <ChartPicture geometry={geometry} at={at} format={number.format} />
          </ChartCursor>
          <Box
            aria-hidden="true"
            sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5, color: 'text.secondary', fontSize: 13 }}
          >
            <span>{nameAt(0)}</span>
            <span>{nameAt(last)}</span>
          </Box>
        </Box>
        <Box
          component="details"
          onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open)}
          sx={{ mt: 1, '& > summary': { width: 'fit-content', py: 1, cursor: 'pointer', color: 'text.secondary' } }}
        >
          <summary>{t('course.asTable')}</summary>
          {isOpen && (
            <Suspense fallback={<ListSkeleton rows={4} />}>
              <CourseTable analytics={analytics} />
            </Suspense>
          )}
        </Box>
      </PanelSection>
    </Box>
  );
};
