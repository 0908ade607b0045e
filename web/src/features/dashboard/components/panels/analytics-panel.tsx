import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PanelSection, Sections } from '#web/shared/admin-theme/figures/panel-section.tsx';
import { Part } from '#web/shared/admin-theme/figures/part.tsx';
import { analyticsQuery } from '../../api/analytics-query.ts';
import { assistantQuery } from '../../api/assistant-query.ts';
import { billQuery } from '../../api/bill-query.ts';
import { anew, logInsQuery, signUpsQuery } from '../../api/dashboard-queries.ts';
import { useOverviewPart } from '../../api/use-overview-part.ts';
import { AnalyticsSummary } from '../parts/analytics-summary.tsx';
import { AssistantFacts } from '../parts/assistant-facts.tsx';
import { CampaignFacts } from '../parts/campaign-facts.tsx';
import { DayBars } from '../parts/day-bars.tsx';
import { ExportFiles } from '../parts/export-files.tsx';
import { RunningBillPart } from '../parts/running-bill.tsx';

/** The visitors of the last days, counted by day, and the cost of the month so far. */
const AnalyticsPanel = () => {
  const { t } = useTranslation('dashboard');
  const signUps = useQuery({ ...signUpsQuery, ...anew });
  const logIns = useQuery({ ...logInsQuery, ...anew });
  const assistant = useQuery({ ...assistantQuery, ...anew });
  const campaigns = useOverviewPart('campaigns');
  const bill = useQuery({ ...billQuery, ...anew });
  return (
    <>
      <Part query={useQuery({ ...analyticsQuery, ...anew })} failure={t('failed.analytics')} rows={2}>
        {(analytics) => <AnalyticsSummary analytics={analytics} />}
      </Part>
      <ExportFiles />
      <Sections>
        <PanelSection title={t('users.byDay')}>
          <Part query={signUps} failure={t('failed.signUps')}>
            {(days) => <DayBars days={days} />}
          </Part>
        </PanelSection>
        <PanelSection title={t('analytics.logIns')}>
          <Part query={logIns} failure={t('failed.logIns')}>
            {(days) => <DayBars days={days} />}
          </Part>
        </PanelSection>
        <PanelSection title={t('assistant.title')}>
          <Part query={assistant} failure={t('failed.assistant')}>
            {(status) => <AssistantFacts status={status} />}
          </Part>
        </PanelSection>
        <PanelSection title={t('campaigns.title')}>
          <Part query={campaigns} failure={t('failed.campaigns')}>
            {({ items, hasMore = false }) => <CampaignFacts campaigns={items} more={hasMore} />}
          </Part>
        </PanelSection>
      </Sections>
      <Box sx={{ mt: 4 }}>
        <Part query={bill} failure={t('failed.bill')} rows={5}>
          {(read) => <RunningBillPart bill={read} />}
        </Part>
      </Box>
    </>
  );
};

export default AnalyticsPanel;
