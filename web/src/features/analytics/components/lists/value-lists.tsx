import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { Analytics, AnalyticsDimension, AnalyticsQuery } from '#contracts/analytics/figures.ts';
import { Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { filters, viewAddress, withFilter } from '../../model/analytics-view.ts';
import { useValueNames } from '../use-value-names.ts';
import { ValueList } from './value-list.tsx';

const groups = {
  pages: ['page', 'entry', 'exit', 'post'],
  visitors: ['referrer', 'country', 'language', 'device', 'browser'],
  interests: ['search', 'emptySearch', 'shoe', 'brand', 'maker'],
} as const satisfies Record<string, readonly AnalyticsDimension[]>;

interface ValueListsProps {
  analytics: Analytics;
  view: AnalyticsQuery;
}

/** The most frequent entries by each dimension; those that can be a filter lead to it. */
export const ValueLists = ({ analytics: { lists }, view }: ValueListsProps) => {
  const { t } = useTranslation('analytics');
  const id = useId();
  const [parameters] = useSearchParams();
  const nameOf = useValueNames();
  const addressOf = (dimension: AnalyticsDimension, value: string): string | undefined => {
    const filter = filters.find((each) => each === dimension);
    if (!filter || value === '' || view.period === 'hour') return undefined;
    return viewAddress(withFilter(view, { dimension: filter, value }), parameters);
  };
  return (Object.keys(groups) as (keyof typeof groups)[]).map((group) => (
    <Box component="section" key={group} aria-labelledby={`${id}-${group}`} sx={{ mt: 5 }}>
      <Typography variant="h2" id={`${id}-${group}`}>
        {t(`group.${group}`)}
      </Typography>
      <Sections>
        {groups[group].map((dimension) => (
          <ValueList
            key={dimension}
            title={t(`list.${dimension}`)}
            list={lists[dimension]}
            nameOf={(value) => nameOf(dimension, value)}
            langOf={(value) => (dimension === 'language' ? value : undefined)}
            addressOf={(value) => addressOf(dimension, value)}
          />
        ))}
      </Sections>
    </Box>
  ));
};
