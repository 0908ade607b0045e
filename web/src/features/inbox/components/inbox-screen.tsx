import Box from '@mui/material/Box';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type InboxMail, testInboxConnection } from '#contracts/inbox/endpoints.ts';
import { sectionPaths } from '#web/shared/admin-paths.ts';
import { useAnnounce } from '#web/shared/admin-theme/announcing/announcer.tsx';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { RefreshIcon } from '#web/shared/admin-theme/core/icons.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { PageHead } from '#web/shared/admin-theme/core/page-head.tsx';
import { useQuestion } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';
import { inboxListQuery } from '../api/inbox-queries.ts';
import { MailRow } from './mail-row.tsx';

const DeleteMailDialog = lazy(() => import('./delete-mail-dialog.tsx'));

/** The mails of a POP3 mailbox, newest first: do those of the site arrive, and what does the receiving server say of them. */
export const InboxScreen = () => {
  const { t } = useTranslation('inbox');
  const announce = useAnnounce();
  const pages = useCursorPages();
  const { question, ask, heading, ends } = useQuestion<InboxMail>();
  const { data, error, isFetching, refetch } = useQuery(inboxListQuery(pages.cursor));
  const connection = useMutation({
    mutationFn: () => write(testInboxConnection, { failureText: t('connectionFailed') }),
    onSuccess: () => announce(t('connectionWorks')),
  });
  const isNotSet = error instanceof ApiError && error.code === 'inboxNotSet';
  const fetchAgain = async () => {
    if (pages.cursor) pages.toFirst();
    else if ((await refetch()).isSuccess) announce(t('fetched'));
  };
  const configure = <Link to={`${sectionPaths.settings}?section=inbox`}>{t('configure')}</Link>;
  return (
    <>
      <PageHead title={t('title')} headingRef={heading}>
        {!isNotSet && (
          <>
            {configure}
            <Button variant="outlined" loading={connection.isPending} onClick={() => connection.mutate()}>
              {t('testConnection')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<RefreshIcon />}
              loading={isFetching}
              onClick={() => void fetchAgain()}
            >
              {t('fetch')}
            </Button>
          </>
        )}
      </PageHead>
      {connection.error && (
        <FailureNotice title={t('connectionFailed')} error={connection.error} onRetry={() => connection.mutate()} />
      )}
      {isNotSet && (
        <EmptyNotice text={t('notSet')}>
          <Box component="p" sx={{ color: 'text.secondary', maxWidth: '60ch', mt: 0 }}>
            {t('purpose')}
          </Box>
          {configure}
        </EmptyNotice>
      )}
      {error && !isNotSet && <FailureNotice title={t('fetchFailed')} error={error} onRetry={() => void fetchAgain()} />}
      {!data && !error && <ListSkeleton rows={6} />}
      {data && !error && (
        <Box aria-busy={isFetching}>
          <Box component="p" sx={{ color: 'text.secondary', mb: 2, overflowWrap: 'anywhere' }}>
            <bdi dir="ltr">{`${data.server}:${data.port}`}</bdi> · {t('total', { count: data.total })}
          </Box>
          {!data.isEncrypted && (
            <Box component="p" role="note" sx={{ color: 'error.main', mb: 2 }}>
              {t('unencrypted')}
            </Box>
          )}
          {data.items.length === 0 ? (
            <EmptyNotice text={t('empty')} />
          ) : (
            <Box component="ul" aria-label={t('list')} sx={cardList}>
              {data.items.map((mail) => (
                <MailRow key={mail.id} mail={mail} onDelete={() => ask(mail)} />
              ))}
            </Box>
          )}
          {(pages.cursor || data.nextCursor) && (
            <Box component="nav" aria-label={t('pages')} sx={{ display: 'flex', gap: 1, pt: 2 }}>
              <Button variant="outlined" disabled={!pages.cursor} onClick={pages.toPrevious}>
                {t('newer')}
              </Button>
              <Button
                variant="outlined"
                disabled={!data.nextCursor}
                onClick={() => data.nextCursor && pages.toNext(data.nextCursor)}
              >
                {t('older')}
              </Button>
            </Box>
          )}
        </Box>
      )}
      <Suspense>{question && <DeleteMailDialog mail={question} {...ends} />}</Suspense>
    </>
  );
};
