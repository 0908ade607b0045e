import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { markedReaderQuery } from '../api/inbox-queries.ts';
import { KnownAddress } from './known-address.tsx';

interface UnsubscribeRequestProps {
  sender: string;
  /** Names the subscription, where the request answers one of our own mails. */
  mark: string | undefined;
}

/**
 * Whom a request to unsubscribe is about, with a button. The subscription that the mail names comes before its sender: a mail to one
 * address is often read, and answered, at another.
 */
export const UnsubscribeRequest = ({ sender, mark }: UnsubscribeRequestProps) => {
  const { t } = useTranslation('inbox');
  const { data, error, refetch, isFetching } = useQuery({
    ...markedReaderQuery(mark ?? ''),
    enabled: mark !== undefined,
  });
  const isSearching = mark !== undefined && data === undefined;
  const reader = data?.reader;
  const about = () => {
    if (!reader) return t(mark ? 'unsubscribe.markUnknown' : 'unsubscribe.bySender', { email: isolate(sender) });
    const isSender = reader.email === sender.toLowerCase();
    return t(isSender ? 'unsubscribe.isSender' : 'unsubscribe.byMark', {
      email: isolate(reader.email),
      sender: isolate(sender),
    });
  };
  return (
    <section>
      <Typography variant="h3">{t('unsubscribe.mark')}</Typography>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {t('unsubscribe.note')}
      </Box>
      {isSearching && isFetching && <ListSkeleton rows={1} />}
      {isSearching && error && !isFetching && (
        <FailureNotice title={t('known.lookupFailed')} error={error} onRetry={() => void refetch()} />
      )}
      {!isSearching && (
        <>
          <p>{about()}</p>
          <KnownAddress address={reader?.email ?? sender} act="unsubscribe" />
        </>
      )}
    </section>
  );
};
