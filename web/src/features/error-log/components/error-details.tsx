import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ErrorGroup } from '#contracts/error-log/endpoints.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { errorGroupQuery } from '../api/error-queries.ts';
import { summarize } from '../model/summarize.ts';
import { ErrorOccurrences } from './error-occurrences.tsx';

const Sums = ({ title, values }: { title: string; values: readonly string[] }) => {
  const { t } = useTranslation('error-log');
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dt" sx={{ fontWeight: 500 }}>
        {title}
      </Box>
      {summarize(values).map(({ value, times }) => (
        <Box key={value} component="dd" sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{value}</bdi>{' '}
          <Box component="bdi" sx={{ color: 'text.secondary' }}>
            {t('times', { times })}
          </Box>
        </Box>
      ))}
    </Box>
  );
};

interface ErrorDetailsProps {
  group: ErrorGroup;
  id: string;
  /** The occurrence that was searched for. */
  number: string | undefined;
}

/** Where an error was met, and with what; then its latest occurrences. */
export const ErrorDetails = ({ group, id, number }: ErrorDetailsProps) => {
  const { t } = useTranslation('error-log');
  const { data, error, refetch } = useQuery(errorGroupQuery(group.id, number));
  const met = data?.occurrences ?? [];
  return (
    <Box id={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, py: 1 }}>
      {error && <FailureNotice title={t('detailsFailed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {group.returned && (
        <p>
          {t('returnedAt')} <Timestamp value={group.returned} withTime />
        </p>
      )}
      {data && met.length === 0 && <p>{t('noOccurrences')}</p>}
      {met.length > 0 && (
        <>
          <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: '12px 24px' }}>
            <Sums title={t('pages')} values={met.map(({ path }) => path)} />
            <Sums title={t('browsers')} values={met.map(({ browser }) => browser || t('unknownBrowser'))} />
          </Box>
          <div>
            <Typography sx={{ fontWeight: 500, mb: 0.5 }}>{t('latest')}</Typography>
            <ErrorOccurrences occurrences={met} message={group.message} number={number} />
          </div>
        </>
      )}
    </Box>
  );
};
