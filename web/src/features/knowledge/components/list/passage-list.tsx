import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { Pager, type PageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { passageListQuery } from '../../api/passage-queries.ts';
import { PassageCards } from './passage-cards.tsx';
import { type PassageRowsProps, PassageTable } from './passage-table.tsx';
import type { PassageView } from './use-passage-view.ts';

interface PassageListProps extends Pick<PassageRowsProps, 'onDelete'> {
  view: PassageView;
  onPageSize: (size: PageSize) => void;
}

/** One page of passages: the matrix, or cards where there is no room for it. */
export const PassageList = ({ view, onPageSize, onDelete }: PassageListProps) => {
  const { t } = useTranslation('knowledge');
  const isWide = useMedia('(min-width: 1000px)');
  const pages = useCursorPages();
  const { pageSize, ...wanted } = view;
  const query = passageListQuery({ ...wanted, limit: `${pageSize}`, cursor: pages.cursor });
  const { data, error, isPlaceholderData, refetch } = useQuery(query);
  if (error) {
    const retry = () => (pages.cursor ? pages.toFirst() : void refetch());
    return <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />;
  }
  if (!data) return <ListSkeleton rows={8} />;
  const list = { passages: data.items, onDelete };
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
    >
      {data.items.length === 0 && <EmptyNotice text={t('noneFound')} />}
      {data.items.length > 0 && (isWide ? <PassageTable {...list} /> : <PassageCards {...list} />)}
      <Pager
        pages={pages}
        pageSize={pageSize}
        onPageSize={onPageSize}
        rows={data.items.length}
        total={data.total}
        nextCursor={data.nextCursor}
      />
    </Box>
  );
};
