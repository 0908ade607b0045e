import Box from '@mui/material/Box';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Output } from '#contracts/http/endpoint.ts';
import type { listReaders } from '#contracts/newsletter/endpoints.ts';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { roomForTable, useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { Pager, type PageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import type { CursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { ReaderCards } from './reader-cards.tsx';
import { ReaderTable } from './reader-table.tsx';
import type { ReaderActions } from './use-reader-texts.ts';

interface ReaderListProps extends ReaderActions {
  list: UseQueryResult<Output<typeof listReaders>>;
  pages: CursorPages;
  /** Whether a search or a filter leaves out addresses. */
  isNarrowed: boolean;
  pageSize: PageSize;
  /** Up to a minute old; undefined where it is not known. */
  total: number | undefined;
  onPageSize: (size: PageSize) => void;
}

/** One page of readers, by address. */
export const ReaderList = ({ list, pages, isNarrowed, pageSize, total, onPageSize, ...actions }: ReaderListProps) => {
  const { t } = useTranslation('readers');
  const isWide = useMedia(roomForTable);
  const { data, error, isPlaceholderData, refetch } = list;
  if (error) {
    const retry = () => (pages.cursor ? pages.toFirst() : void refetch());
    return <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />;
  }
  if (!data) return <ListSkeleton rows={pageSize} />;
  const { items, nextCursor } = data;
  // A reader who came in the last minute is in the list before they are counted.
  const least = total === undefined ? undefined : Math.max(total, pages.page * pageSize + items.length);
  const Readers = isWide ? ReaderTable : ReaderCards;
  return (
    <>
      <Box component="p" role="status" sx={{ color: 'text.secondary' }}>
        {isPlaceholderData && t('searching')}
      </Box>
      <Box
        aria-busy={isPlaceholderData}
        sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
      >
        {items.length === 0 ? (
          <EmptyNotice text={t(nextCursor ? 'emptySoFar' : isNarrowed ? 'empty' : 'none')} />
        ) : (
          <Readers readers={items} {...actions} />
        )}
        <Pager
          {...{ pages, pageSize, onPageSize, nextCursor }}
          rows={items.length}
          total={least === undefined ? undefined : t('about', { total: least })}
        />
      </Box>
    </>
  );
};
