import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Session } from '#contracts/sessions/endpoints.ts';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { roomForTable, useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { useNow } from '#web/shared/admin-theme/format/use-now.ts';
import { Pager, type PageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import type { CursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import type { SessionPage } from '../api/session-queries.ts';
import { SessionCards } from './session-cards.tsx';
import { SessionTable } from './session-table.tsx';

const tickMs = 30_000;

interface SessionListProps {
  list: UseQueryResult<SessionPage>;
  pages: CursorPages;
  pageSize: PageSize;
  onPageSize: (size: PageSize) => void;
  onRevoke: (session: Session) => void;
}

/** One page of sessions; the durations keep counting while it is shown. */
export const SessionList = ({ list, pages, pageSize, onPageSize, onRevoke }: SessionListProps) => {
  const { t } = useTranslation('sessions');
  const isWide = useMedia(roomForTable);
  const now = useNow(tickMs);
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = list;
  if (error) {
    // A cursor can become too old; the first page never does.
    const retry = () => (pages.cursor ? pages.toFirst() : void refetch());
    return <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />;
  }
  if (!data) return <ListSkeleton rows={pageSize} />;
  const sessions = data.items;
  const serverNow = Math.max(now, dataUpdatedAt) + data.serverAhead;
  const Sessions = isWide ? SessionTable : SessionCards;
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
    >
      {sessions.length === 0 ? (
        <EmptyNotice text={t('empty')} />
      ) : (
        <Sessions sessions={sessions} serverNow={serverNow} onRevoke={onRevoke} />
      )}
      <Pager
        pages={pages}
        pageSize={pageSize}
        onPageSize={onPageSize}
        rows={sessions.length}
        total={undefined}
        nextCursor={data.nextCursor}
      />
    </Box>
  );
};
