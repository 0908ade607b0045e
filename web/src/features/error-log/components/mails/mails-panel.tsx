import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { roomForTable, useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { Pager, toPageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { mailFailuresQuery } from '../../api/error-queries.ts';
import { MailCards } from './mail-cards.tsx';
import { MailTable } from './mail-table.tsx';

const provider = `${sectionPaths.settings}?${new URLSearchParams({ section: 'integrations', setting: 'mailProvider' })}`;

/** The mails that did not arrive, newest first. */
const MailsPanel = () => {
  const { t } = useTranslation('error-log');
  const isWide = useMedia(roomForTable);
  const [parameters, setParameters] = useSearchParams();
  const pages = useCursorPages();
  const pageSize = toPageSize(parameters.get('pageSize')) ?? 25;
  const { data, error, isPlaceholderData, refetch } = useQuery(mailFailuresQuery({ pageSize, cursor: pages.cursor }));
  // A cursor can become too old; the first page never does.
  const retry = () => (pages.cursor ? pages.toFirst() : void refetch());
  const Mails = isWide ? MailTable : MailCards;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 32px', justifyContent: 'space-between', mb: 2.5 }}>
        <Box component="p" sx={{ maxWidth: '70ch', color: 'text.secondary' }}>
          {t('mails.note')}
        </Box>
        <Box component={Link} to={provider} sx={{ py: { xs: 1, sm: 0 } }}>
          {t('mails.provider')}
        </Box>
      </Box>
      {error && <FailureNotice title={t('mails.loadFailed')} error={error} onRetry={retry} />}
      {!data && !error && <ListSkeleton rows={8} />}
      {data && !error && (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
        >
          {data.items.length === 0 ? (
            <EmptyNotice text={t('mails.empty')} />
          ) : (
            <>
              <Box component="p" sx={{ mb: 1.5, fontWeight: 500 }}>
                {t('mails.counts', data.counts)}
              </Box>
              <Mails mails={data.items} />
            </>
          )}
          <Pager
            pages={pages}
            pageSize={pageSize}
            onPageSize={(size) =>
              setParameters(
                (before) => {
                  before.set('pageSize', String(size));
                  return before;
                },
                { preventScrollReset: true },
              )
            }
            rows={data.items.length}
            total={undefined}
            nextCursor={data.nextCursor}
          />
        </Box>
      )}
    </>
  );
};

export default MailsPanel;
