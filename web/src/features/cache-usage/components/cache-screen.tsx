import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { cachePeriods } from '#contracts/cache-usage/endpoints.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { RefreshIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { TabStrip, tabId } from '#web/shared/admin-theme/core/tab-strip.tsx';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { cacheUsageQuery, refreshSeconds } from '../api/cache-queries.ts';
import { type CacheTab, type CacheView, cacheAddress, cacheTabs, readCacheView } from '../model/cache-view.ts';
import { CacheAge } from './cache-age.tsx';
import { CacheHealth } from './cache-health.tsx';
import { ConnectionsPanel } from './panels/connections-panel.tsx';
import { MemoryPanel } from './panels/memory-panel.tsx';
import type { PanelProps } from './panels/panel-props.ts';
import { PerformancePanel } from './panels/performance-panel.tsx';
import { QueriesPanel } from './panels/queries-panel.tsx';

const panels: Record<CacheTab, ComponentType<PanelProps>> = {
  performance: PerformancePanel,
  queries: QueriesPanel,
  memory: MemoryPanel,
  connections: ConnectionsPanel,
};
const panelId = 'cache-figures';

/** How well the product's caches work. The address holds the tab and the period. */
export const CacheScreen = () => {
  const { t } = useTranslation('cache-usage');
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const view = readCacheView(parameters);
  const { tab, period } = view;
  const [isPaused, setPaused] = useState(false);
  const read = useQuery(cacheUsageQuery({ period, isPaused }));
  const { data: usage, error } = read;
  const show = (changes: Partial<CacheView>) =>
    void navigate(cacheAddress({ ...view, ...changes }), { preventScrollReset: true, replace: 'period' in changes });
  const Panel = panels[tab];
  // A refusal, or a connection that is down, says nothing about the caches.
  const isUnreachable = error instanceof ApiError && error.status >= 500;
  return (
    <>
      <PageHead title={t('title')}>
        <Select
          aria-label={t('period.label')}
          value={period}
          sx={{ width: 'auto' }}
          onChange={({ target }) => show({ period: cachePeriods.find((each) => each === target.value) ?? period })}
        >
          {cachePeriods.map((each) => (
            <option key={each} value={each}>
              {t(`period.${each}`)}
            </option>
          ))}
        </Select>
        <Button
          variant="outlined"
          startIcon={<RefreshIcon />}
          aria-busy={read.isFetching}
          onClick={() => void read.refetch()}
        >
          {t('refresh')}
        </Button>
      </PageHead>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, mt: -2, mb: 2 }}>
        <Box sx={{ marginInlineStart: '-11px', '@media (pointer: coarse)': { marginInlineStart: '-13px' } }}>
          <CheckBox checked={!isPaused} onChange={({ target }) => setPaused(!target.checked)}>
            {t('autoRefresh', { count: refreshSeconds })}
          </CheckBox>
        </Box>
        {usage && <CacheAge usage={usage} readAt={read.dataUpdatedAt} />}
      </Box>
      {error && <FailureNotice title={t('failed')} error={error} onRetry={() => void read.refetch()} />}
      {(usage || isUnreachable) && <CacheHealth usage={usage} period={period} isUnreachable={isUnreachable} />}
      <TabStrip
        label={t('tabs')}
        tabs={cacheTabs.map((each) => ({ tab: each, text: t(`tab.${each}`) }))}
        chosen={tab}
        panelId={panelId}
        onChoose={(chosen) => {
          if (chosen !== tab) show({ tab: chosen });
        }}
      />
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, tab)} tabIndex={0} sx={{ minHeight: 320 }}>
        {usage ? <Panel usage={usage} period={period} /> : !error && <ListSkeleton rows={6} />}
      </Box>
    </>
  );
};
