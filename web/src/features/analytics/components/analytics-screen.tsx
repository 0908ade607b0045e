import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { liveMinutes } from '#contracts/analytics/figures.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { RefreshIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { tabId } from '#web/shared/admin-theme/core/tab-strip.tsx';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { analyticsKey, analyticsQuery } from '../api/analytics-queries.ts';
import { readView, type ViewChange, viewAddress, withRange } from '../model/analytics-view.ts';
import { hourName } from '../model/moments.ts';
import { FiguresPanel } from './figures-panel.tsx';
import { GapPlace } from './gaps/gap-place.tsx';
import { FilterSelect } from './period/filter-select.tsx';
import { PeriodTabs, panelId } from './period/period-tabs.tsx';

const DownloadFiles = lazy(() => import('./download-files.tsx'));
const RangeForm = lazy(() => import('./period/range-form.tsx'));

/** The visitors' actions on the site, and their searches without a result. The address holds the period and the filter. */
export const AnalyticsScreen = () => {
  const { t } = useTranslation('analytics');
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  const view = readView(parameters);
  const [isPaused, setPaused] = useState(false);
  const figures = useQuery(analyticsQuery(view, isPaused));
  const { data, dataUpdatedAt, isPlaceholderData } = figures;
  // By the address as it is now: a choice may come before the one before it has been drawn.
  const choose = (change: ViewChange) => {
    const present = new URLSearchParams(window.location.search);
    void navigate(viewAddress(change(readView(present)), present), { preventScrollReset: true });
  };
  return (
    <>
      <PageHead title={t('title')}>
        {data && (
          <span>
            <strong>{t('live', { number: data.live })}</strong>{' '}
            <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
              {t('liveNote', { minutes: liveMinutes })}
            </Box>
          </span>
        )}
        <Button
          variant="outlined"
          startIcon={<RefreshIcon />}
          aria-busy={figures.isFetching}
          onClick={() => void queryClient.invalidateQueries({ queryKey: analyticsKey })}
        >
          {t('refresh')}
        </Button>
      </PageHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: -2, mb: 2 }}>
        <Box sx={{ marginInlineStart: '-11px' }}>
          <CheckBox checked={!isPaused} onChange={({ target }) => setPaused(!target.checked)}>
            {t('autoRefresh')}
          </CheckBox>
        </Box>
        {data && dataUpdatedAt > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
            {t('readAt', { time: hourName(dataUpdatedAt, language, data.timeZone) })}
          </Box>
        )}
      </Box>
      <PeriodTabs view={view} shown={data} onChoose={choose} />
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(panelId, view.period ?? 'range')}
        aria-busy={isPlaceholderData}
        tabIndex={0}
        sx={{ minHeight: 320 }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px 24px', mt: 2 }}>
          {view.from !== undefined && view.to !== undefined && (
            <Suspense>
              <RangeForm
                key={`${view.from} ${view.to}`}
                range={{ from: view.from, to: view.to }}
                onChoose={(range) => choose((present) => withRange(present, range))}
              />
            </Suspense>
          )}
          <FilterSelect view={view} onChoose={choose} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: { xs: 44, md: 40 } }}>
            <Suspense>
              <DownloadFiles view={view} />
            </Suspense>
          </Box>
        </Box>
        <Box sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}>
          <Part query={figures} failure={t('failed.figures')} rows={8}>
            {(analytics) => <FiguresPanel analytics={analytics} view={view} />}
          </Part>
        </Box>
      </Box>
      <GapPlace searches={data?.lists.emptySearch} />
    </>
  );
};
