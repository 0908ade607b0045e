import Box from '@mui/material/Box';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Analytics,
  type AnalyticsMeasure,
  type AnalyticsQuery,
  countedByServer,
  type FinderMeasure,
  smallestGroup,
} from '#contracts/analytics/figures.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { Figures } from '#web/shared/admin-theme/figures/figures.tsx';
import { PanelLinks } from '#web/shared/admin-theme/figures/panel-links.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { serverNow } from '#web/shared/session/server-clock.ts';
import { filterOf } from '../model/analytics-view.ts';
import { changeText } from '../model/change-text.ts';
import { rangeText } from '../model/moments.ts';
import { AboutFigures } from './about-figures.tsx';
import { CourseChart } from './course/course-chart.tsx';
import { ValueLists } from './lists/value-lists.tsx';
import { WhenNear } from './when-near.tsx';

const FinderSection = lazy(() => import('./finder/finder-section.tsx'));

/** All but those of programs, which count nowhere else, and of the finder, which has a section of its own. */
type Shown = Exclude<AnalyticsMeasure, 'bots' | FinderMeasure>;
const rows: readonly (readonly Shown[])[] = [
  ['views', 'visits', 'visitors', 'postsRead'],
  ['searches', 'emptySearches', 'shoes', 'makerClicks'],
];
const rowsOf = (view: AnalyticsQuery) => (filterOf(view) ? rows : [...rows, countedByServer]);

/** The figures of a period beside those of the one before, their course, and the lists. */
export const FiguresPanel = ({ analytics, view }: { analytics: Analytics; view: AnalyticsQuery }) => {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const { totals, step, range, before, timeZone, tooFew } = analytics;
  const labelOf = (measure: Shown) => (measure === 'visitors' ? t(`visitorsBy.${step}`) : t(`measure.${measure}`));
  const detailOf = (measure: Shown) => {
    const [now, former] = [totals.now[measure], totals.before[measure]];
    const change = changeText(now, former, language);
    return change
      ? t('beforeWithChange', { before: number.format(former), change })
      : t('before', { before: number.format(former) });
  };
  const isEmpty = totals.now.views === 0 && totals.now.visits === 0;
  return (
    <>
      <Box component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        <bdi>{rangeText(range, step, language, timeZone)}</bdi>
        {' · '}
        {t('comparedWith')} <bdi>{rangeText(before, step, language, timeZone)}</bdi>
      </Box>
      {Date.parse(range.to) > serverNow() && (
        <Box component="p" sx={{ color: 'text.secondary' }}>
          {t(`unfinished.${step}`)}
        </Box>
      )}
      {rowsOf(view).map((measures) => (
        <Figures
          key={measures[0]}
          columns={4}
          figures={measures.map((measure) => ({
            label: labelOf(measure),
            value: totals.now[measure],
            detail: detailOf(measure),
          }))}
        />
      ))}
      <AboutFigures analytics={analytics} />
      <PanelLinks links={[{ to: `${sectionPaths.overview}?tab=analytics`, text: t('bill') }]} />
      {tooFew && (
        <Box role="status" sx={{ py: 4 }}>
          {t('tooFew', { smallest: smallestGroup })}
        </Box>
      )}
      {!tooFew && isEmpty && <EmptyNotice text={t(filterOf(view) ? 'noneOfFilter' : 'none')} />}
      {!(tooFew || isEmpty) && (
        <>
          <CourseChart analytics={analytics} />
          <ValueLists analytics={analytics} view={view} />
          {!filterOf(view) && (
            <WhenNear>
              <FinderSection analytics={analytics} />
            </WhenNear>
          )}
        </>
      )}
    </>
  );
};
