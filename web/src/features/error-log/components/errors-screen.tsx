import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { RefreshIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { TabStrip, tabId } from '#web/shared/admin-theme/core/tab-strip.tsx';
import { errorLogKey } from '../api/error-queries.ts';
import { errorTabs, readErrorTab } from '../model/error-view.ts';
import { ErrorsPanel } from './errors-panel.tsx';

const MailsPanel = lazy(() => import('./mails/mails-panel.tsx'));

const panelId = 'failures';

/** The failures: errors that visitors met, and mails that no provider took. The address holds the tab. */
export const ErrorsScreen = () => {
  const { t } = useTranslation('error-log');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const heading: RefObject<HTMLHeadingElement | null> = useRef(null);
  const tab = readErrorTab(parameters);
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <Button
          variant="outlined"
          startIcon={<RefreshIcon />}
          onClick={() => void queryClient.invalidateQueries({ queryKey: errorLogKey })}
        >
          {t('refresh')}
        </Button>
      </PageHead>
      <TabStrip
        label={t('kinds')}
        tabs={errorTabs.map((each) => ({ tab: each, text: t(`tab.${each}`) }))}
        chosen={tab}
        panelId={panelId}
        onChoose={(chosen) => {
          if (chosen !== tab) void navigate(chosen === 'site' ? '?' : `?tab=${chosen}`, { preventScrollReset: true });
        }}
      />
      <Box role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, tab)} sx={{ mt: 3 }}>
        {tab === 'site' ? (
          <ErrorsPanel heading={heading} />
        ) : (
          <Suspense fallback={<ListSkeleton rows={8} />}>
            <MailsPanel />
          </Suspense>
        )}
      </Box>
    </>
  );
};
