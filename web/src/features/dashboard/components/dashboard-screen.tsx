import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { dateFormat } from '#contracts/text/formats.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { RefreshIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { TabStrip, tabId } from '#web/shared/admin-theme/core/tab-strip.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { readStorage, writeStorage } from '#web/shared/storage.ts';
import { readAgain } from '../api/dashboard-queries.ts';
import { readTab, type Tab, tabAddress, tabs } from '../model/tabs.ts';
import { NeedsSection } from './needs/needs-section.tsx';
import { useNeeds } from './needs/use-needs.ts';
import { ProductsPanel } from './panels/products-panel.tsx';

/** The first comes with the screen, the others when they are chosen. */
const panels: Record<Tab, ComponentType> = {
  products: ProductsPanel,
  users: lazy(() => import('./panels/users-panel.tsx')),
  sessions: lazy(() => import('./panels/sessions-panel.tsx')),
  blog: lazy(() => import('./panels/blog-panel.tsx')),
  analytics: lazy(() => import('./panels/analytics-panel.tsx')),
  settings: lazy(() => import('./panels/settings-panel.tsx')),
};
const panelId = 'figures';
/** Where the tab that was chosen last is kept. */
const tabKey = 'dashboard-tab';

/** The tasks of today, and the figures of each part of the site. The address holds the tab, and the browser remembers it. */
export const DashboardScreen = () => {
  const { t } = useTranslation(['dashboard', 'admin']);
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [parameters] = useSearchParams();
  // As it was on arrival: the way back to an address without a tab leads to what was shown there.
  const [remembered] = useState(() => readStorage(tabKey));
  const tab = readTab(parameters, remembered);
  useEffect(() => void writeStorage(tabKey, tab), [tab]);
  const read = useNeeds();
  const Panel = panels[tab];
  const time = dateFormat(language, { hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <PageHead title={t('admin:section.overview')}>
        {read.readAt !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: 13.5 }}>
            {t('readAt', { time: time.format(read.readAt) })}
          </Box>
        )}
        <Button
          variant="outlined"
          startIcon={<RefreshIcon />}
          aria-busy={read.isFetching}
          onClick={() => void readAgain(queryClient)}
        >
          {t('refresh')}
        </Button>
      </PageHead>
      <NeedsSection read={read} />
      <TabStrip
        label={t('figures')}
        tabs={tabs.map((each) => ({ tab: each, text: t(`tab.${each}`) }))}
        chosen={tab}
        panelId={panelId}
        onChoose={(chosen) => {
          if (chosen !== tab) void navigate(tabAddress(chosen), { preventScrollReset: true });
        }}
      />
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, tab)} tabIndex={0} sx={{ minHeight: 320 }}>
        <Suspense fallback={<ListSkeleton rows={6} />}>
          <Panel key={tab} />
        </Suspense>
      </Box>
    </>
  );
};
