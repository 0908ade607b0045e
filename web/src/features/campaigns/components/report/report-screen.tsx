import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '#contracts/campaigns/campaign.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { DownloadIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { reportQuery } from '../../api/campaign-queries.ts';
import { Panel } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { CountsBar } from './counts-bar.tsx';
import { PublicLetters } from './public-letters.tsx';
import { RateReport } from './rate-report.tsx';
import { RecipientsPanel } from './recipients-panel.tsx';
import { LanguageReport, LinkReport } from './report-tables.tsx';
import { SentTexts } from './sent-texts.tsx';
import { WaitNotice } from './wait-notice.tsx';

const StepDialog = lazy(() => import('./step-dialog.tsx'));
const RecipientsExport = lazy(() => import('./recipients-export.tsx'));
const DeleteCampaignDialog = lazy(() => import('../parts/delete-campaign-dialog.tsx'));

type Question = 'pause' | 'resume' | 'cancel' | 'export' | 'delete';

/** The outcomes of a campaign's mails, while they are sent and afterwards. */
const ReportScreen = ({ campaign, onDeleted }: { campaign: Campaign; onDeleted: () => void }) => {
  const { t } = useTranslation('campaigns');
  const isLive = campaign.status === 'sending';
  const isPaused = campaign.status === 'paused';
  const { data: report, error, refetch } = useQuery(reportQuery(campaign.id, isLive || isPaused));
  const { question, ask, heading, ends } = useQuestion<Question>();
  return (
    <>
      <ScreenHead campaign={campaign} headingRef={heading}>
        {!isLive && !isPaused && <Button onClick={() => ask('delete')}>{t('delete')}</Button>}
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => ask('export')}>
          {t('export')}
        </Button>
        {(isLive || isPaused) && (
          <Button variant="outlined" onClick={() => ask('cancel')}>
            {t('step.cancel')}
          </Button>
        )}
        {(isLive || isPaused) && (
          <Button variant="contained" onClick={() => ask(isLive ? 'pause' : 'resume')}>
            {t(isLive ? 'step.pause' : 'step.resume')}
          </Button>
        )}
      </ScreenHead>
      {campaign.sentAt && (
        <Box component="p" sx={{ color: 'text.secondary', mb: 3 }}>
          {t('begunAt')} <Timestamp value={campaign.sentAt} withTime />
        </Box>
      )}
      {error && <FailureNotice title={t('reportFailed')} error={error} onRetry={() => void refetch()} />}
      {!report && !error && <ListSkeleton rows={6} />}
      {report && (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <WaitNotice report={report} />
          <CountsBar report={report} isLive={isLive} />
          <RateReport counts={report.counts} />
          <LanguageReport byLanguage={report.byLanguage} />
          <LinkReport links={report.links} />
          <Panel title={t('texts')}>
            <SentTexts campaign={campaign} />
            {campaign.sentAt && <PublicLetters campaign={campaign} />}
          </Panel>
          <RecipientsPanel id={campaign.id} counts={report.counts} isLive={isLive} />
        </Box>
      )}
      <Suspense>
        {(question === 'pause' || question === 'resume' || question === 'cancel') && (
          <StepDialog step={question} campaign={campaign} {...ends} />
        )}
        {question === 'export' && <RecipientsExport campaign={campaign} {...ends} />}
        {question === 'delete' && <DeleteCampaignDialog campaign={campaign} onDeleted={onDeleted} {...ends} />}
      </Suspense>
    </>
  );
};

export default ReportScreen;
