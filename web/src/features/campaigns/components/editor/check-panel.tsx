import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { checkQuery } from '../../api/campaign-queries.ts';
import { problemLines } from '../../model/problem-lines.ts';
import { Panel } from '../parts/panel.tsx';
import { CheckList, type Lead } from './check-list.tsx';

interface CheckPanelProps {
  campaign: { id: string; version: number };
  isDirty: boolean;
  onLead: Lead;
}

/** Settings may have been mended on another screen or in another tab. */
const afresh = { refetchOnMount: 'always', refetchOnWindowFocus: 'always' } as const;

/** The faults of the campaign as it is saved; looked for after each save. */
export const CheckPanel = ({ campaign: { id, version }, isDirty, onLead }: CheckPanelProps) => {
  const { t } = useTranslation('campaigns');
  const { data, error, isFetching, refetch } = useQuery({ ...checkQuery(id, version), ...afresh });
  const found = problemLines(data?.problems ?? []).length;
  return (
    <Panel title={t('checks')}>
      {error && <FailureNotice title={t('checkFailed')} error={error} onRetry={() => void refetch()} />}
      <Box component="p" role="status" sx={{ color: 'text.secondary', mb: 1 }}>
        {data && <span>{found === 0 ? t('checksPassed') : t('checksFound', { count: found })}</span>}
        {data && isDirty && <span>{` ${t('checksSaved')}`}</span>}
      </Box>
      {data && <CheckList problems={data.problems} onLead={onLead} />}
      <Button variant="outlined" loading={isFetching} onClick={() => void refetch()} sx={{ mt: 1.5 }}>
        {t('checkAgain')}
      </Button>
    </Panel>
  );
};
