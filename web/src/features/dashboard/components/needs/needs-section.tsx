import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NeedRow } from './need-row.tsx';
import type { NeedsRead } from './use-needs.ts';

/** The open tasks, the most urgent first; on a new site, the first steps stand above them. */
export const NeedsSection = ({ read: { needs, steps, failures, retry, isLoading } }: { read: NeedsRead }) => {
  const { t } = useTranslation('dashboard');
  const isQuiet = needs.length === 0 && failures.length === 0 && !isLoading;
  return (
    <>
      {steps.length > 0 && <FirstSteps steps={steps} />}
      <Box component="section" aria-labelledby="needs" sx={{ mb: 5 }}>
        <Typography variant="h2" id="needs" sx={{ pb: 1.5 }}>
          {t('needs')}
        </Typography>
        {failures.map(({ part, error }) => (
          <FailureNotice key={part} title={t(`failed.${part}`)} error={error} onRetry={retry} />
        ))}
        {needs.length > 0 && (
          <Box component="ul" sx={{ borderBottom: 1, borderColor: 'divider' }}>
            {needs.map((need) => (
              <NeedRow key={need.kind} need={need} />
            ))}
          </Box>
        )}
        {isLoading && needs.length === 0 && <ListSkeleton rows={3} />}
        {isQuiet && (
          <Box sx={{ py: 1.5, borderBlock: 1, borderColor: 'divider', color: 'text.secondary' }}>{t('noNeeds')}</Box>
        )}
      </Box>
    </>
  );
};
