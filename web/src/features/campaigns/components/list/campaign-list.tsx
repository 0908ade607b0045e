import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { Pager, type PageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { campaignListQuery } from '../../api/campaign-queries.ts';
import { CampaignCards } from './campaign-cards.tsx';
import type { ListQuestion } from './campaign-facts.tsx';
import { CampaignTable } from './campaign-table.tsx';
import type { CampaignView } from './use-campaign-view.ts';

const FirstSteps = lazy(() => import('./first-steps.tsx'));

interface CampaignListProps {
  view: CampaignView;
  onPageSize: (size: PageSize) => void;
  onAsk: (question: ListQuestion) => void;
}

/** One page of campaigns: a table, or cards where there is no room for it. */
export const CampaignList = ({ view: { status, pageSize }, onPageSize, onAsk }: CampaignListProps) => {
  const { t } = useTranslation('campaigns');
  const isWide = useMedia('(min-width: 1000px)');
  const pages = useCursorPages();
  const { data, error, isPlaceholderData, refetch } = useQuery(
    campaignListQuery({ status, limit: `${pageSize}`, cursor: pages.cursor }),
  );
  if (error) {
    // A cursor can become too old; the first page never does.
    const retry = () => (pages.cursor ? pages.toFirst() : void refetch());
    return <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />;
  }
  if (!data) return <ListSkeleton rows={6} />;
  const list = { campaigns: data.items, onAsk };
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
    >
      {data.items.length === 0 && (
        <EmptyNotice text={status ? t('noneFound') : t('none')}>
          {!status && (
            <Box component="p" sx={{ color: 'text.secondary', maxWidth: '60ch' }}>
              {t('purpose')}
            </Box>
          )}
          {!status && (
            <Suspense>
              <FirstSteps />
            </Suspense>
          )}
          {!status && (
            <Button variant="outlined" onClick={() => onAsk({ kind: 'create' })}>
              {t('firstCampaign')}
            </Button>
          )}
        </EmptyNotice>
      )}
      {data.items.length > 0 && (isWide ? <CampaignTable {...list} /> : <CampaignCards {...list} />)}
      <Pager
        pages={pages}
        pageSize={pageSize}
        onPageSize={onPageSize}
        rows={data.items.length}
        total={undefined}
        nextCursor={data.nextCursor}
      />
    </Box>
  );
};
