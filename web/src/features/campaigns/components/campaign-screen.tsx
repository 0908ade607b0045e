import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { ButtonLink } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { campaignQuery } from '../api/campaign-queries.ts';

const DraftScreen = lazy(() => import('./editor/draft-screen.tsx'));
const ScheduledScreen = lazy(() => import('./report/scheduled-screen.tsx'));
const ReportScreen = lazy(() => import('./report/report-screen.tsx'));

/** A campaign: its form while it is a draft, what it waits for, and then what becomes of it. */
export const CampaignScreen = ({ id }: { id: string }) => {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const toList = () => void navigate(sectionPaths.campaigns, { replace: true });
  const { data: campaign, error, refetch } = useQuery(campaignQuery(id));
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <>
        <PageHead title={t('gone')} />
        <ButtonLink variant="outlined" to={sectionPaths.campaigns}>
          {t('title')}
        </ButtonLink>
      </>
    );
  }
  if (error && !campaign) return <FailureNotice title={t('loadFailed')} error={error} onRetry={() => void refetch()} />;
  if (!campaign) return <ListSkeleton rows={8} />;
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      {campaign.status === 'draft' && <DraftScreen key={campaign.id} campaign={campaign} onDeleted={toList} />}
      {campaign.status === 'scheduled' && <ScheduledScreen campaign={campaign} />}
      {campaign.status !== 'draft' && campaign.status !== 'scheduled' && (
        <ReportScreen campaign={campaign} onDeleted={toList} />
      )}
    </Suspense>
  );
};
