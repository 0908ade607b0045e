import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { campaignStatuses } from '#contracts/campaigns/overview.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { Select } from '#web/shared/admin-theme/core/controls.ts';
import { PlusIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import type { ListQuestion } from './campaign-facts.tsx';
import { CampaignList } from './campaign-list.tsx';
import { useCampaignView } from './use-campaign-view.ts';

const NewCampaignDialog = lazy(() => import('./new-campaign-dialog.tsx'));
const DeleteCampaignDialog = lazy(() => import('../parts/delete-campaign-dialog.tsx'));

/** All campaigns: where each stands, and what became of those that were sent. */
export const CampaignsScreen = () => {
  const { t } = useTranslation('campaigns');
  const navigate = useNavigate();
  const { view, change } = useCampaignView();
  const { question, ask, heading, ends } = useQuestion<ListQuestion>();
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        <Button variant="contained" startIcon={<PlusIcon />} onClick={() => ask({ kind: 'create' })}>
          {t('newCampaign')}
        </Button>
      </PageHead>
      <Box component="label" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, mb: 3 }}>
        <span>{t('filter')}</span>
        <Select
          value={view.status ?? ''}
          onChange={({ target }) => change({ status: campaignStatuses.find((status) => status === target.value) })}
          sx={{ width: 'auto' }}
        >
          <option value="">{t('allStatuses')}</option>
          {campaignStatuses.map((status) => (
            <option key={status} value={status}>
              {t(`status.${status}`)}
            </option>
          ))}
        </Select>
      </Box>
      <CampaignList view={view} onPageSize={(pageSize) => change({ pageSize })} onAsk={ask} />
      <Suspense>
        {(question?.kind === 'create' || question?.kind === 'copy') && (
          <NewCampaignDialog
            copyOf={question.kind === 'copy' ? question.campaign : undefined}
            onClose={ends.onClose}
            onCreated={(id) => void navigate(adminPaths.campaign(id))}
          />
        )}
        {question?.kind === 'delete' && <DeleteCampaignDialog campaign={question.campaign} {...ends} />}
      </Suspense>
    </>
  );
};
