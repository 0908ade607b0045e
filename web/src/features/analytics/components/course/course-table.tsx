import { useTranslation } from 'react-i18next';
import type { Analytics } from '#contracts/analytics/figures.ts';
import { FigureTable } from '#web/shared/admin-theme/figures/figure-table.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { stepName } from '../../model/moments.ts';
import { seriesKeys } from './chart-picture.tsx';

/** The numbers of the chart, the latest first, without the steps in which there was nothing. */
const CourseTable = ({ analytics: { series, step, timeZone } }: { analytics: Analytics }) => {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const shown = series.filter(({ views, visits, visitors }) => views + visits + visitors > 0);
  return (
    <FigureTable
      title={t('course.title')}
      heads={[t('course.time'), t('measure.views'), t('measure.visits'), t(`visitorsBy.${step}`)]}
      rows={shown.toReversed().map(({ from, ...point }) => ({
        key: from,
        name: <time dateTime={from}>{stepName(from, step, language, timeZone)}</time>,
        cells: seriesKeys.map((key) => number.format(point[key])),
      }))}
    />
  );
};

export default CourseTable;
