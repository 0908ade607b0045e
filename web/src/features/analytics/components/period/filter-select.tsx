import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnalyticsQuery } from '#contracts/analytics/figures.ts';
import { languages } from '#contracts/text/language.ts';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { analyticsQuery } from '../../api/analytics-queries.ts';
import { type Filter, filterOf, filters, type ViewChange, withFilter } from '../../model/analytics-view.ts';
import { useValueNames } from '../use-value-names.ts';

const optionOf = ({ dimension, value }: Filter) => `${dimension} ${value}`;

interface FilterSelectProps {
  view: AnalyticsQuery;
  onChoose: (change: ViewChange) => void;
}

/** A language, or one of the countries and pages of the period. One list, because there is one filter at most. */
export const FilterSelect = ({ view, onChoose }: FilterSelectProps) => {
  const { t } = useTranslation('analytics');
  const id = useId();
  const nameOf = useValueNames();
  const chosen = filterOf(view);
  // Without the filter, which would leave nothing else to choose.
  const { data } = useQuery({ ...analyticsQuery(withFilter(view), true), staleTime: 60_000 });
  const isHour = view.period === 'hour';
  const valuesOf = (dimension: Filter['dimension']): string[] => {
    const found =
      dimension === 'language' ? [...languages] : (data?.lists[dimension].items.map(({ value }) => value) ?? []);
    const own = chosen?.dimension === dimension ? [chosen.value] : [];
    return [...new Set([...found.filter((value) => value !== ''), ...own])];
  };
  const all = filters.flatMap((dimension) => valuesOf(dimension).map((value): Filter => ({ dimension, value })));
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={{ color: 'text.secondary', fontSize: 13.5 }}>
        {t('filter.label')}
      </Box>
      <Select
        id={id}
        disabled={isHour}
        aria-describedby={isHour ? `${id}-note` : undefined}
        value={chosen ? optionOf(chosen) : ''}
        sx={{ width: 280, maxWidth: '100%', '&:disabled': { cursor: 'default', opacity: 0.6 } }}
        onChange={({ target }) => {
          const filter = all.find((each) => optionOf(each) === target.value);
          onChoose((present) => withFilter(present, filter));
        }}
      >
        <option value="">{t('filter.none')}</option>
        {filters.map((dimension) => (
          <optgroup key={dimension} label={t(`list.${dimension}`)}>
            {all
              .filter((each) => each.dimension === dimension)
              .map((each) => (
                <option
                  key={each.value}
                  value={optionOf(each)}
                  lang={dimension === 'language' ? each.value : undefined}
                >
                  {nameOf(dimension, each.value)}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      {isHour && (
        <Box id={`${id}-note`} sx={{ color: 'text.secondary', fontSize: 13.5 }}>
          {t('filter.notInHour')}
        </Box>
      )}
    </Box>
  );
};
