import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PostOverview } from '#contracts/blog/drafts.ts';
import { Button } from '#web/shared/admin-theme/core/button.tsx';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { Pager, type PageSize } from '#web/shared/admin-theme/lists/pager.tsx';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { postListQuery } from '../../api/post-queries.ts';
import { PostCards } from './post-cards.tsx';
import { PostTable } from './post-table.tsx';
import type { PostView } from './use-post-view.ts';

interface PostListProps {
  view: PostView;
  onPageSize: (size: PageSize) => void;
  onDelete: (post: PostOverview) => void;
}

/** One page of posts: the matrix, or cards where there is no room for it. */
export const PostList = ({ view, onPageSize, onDelete }: PostListProps) => {
  const { t } = useTranslation('blog-editing');
  const isWide = useMedia('(min-width: 1000px)');
  const pages = useCursorPages();
  const { pageSize, ...wanted } = view;
  const isNarrowed = Boolean(wanted.search.trim() || wanted.state || wanted.missing);
  const query = postListQuery({ ...wanted, limit: `${pageSize}`, cursor: pages.cursor });
  const { data, error, isPlaceholderData, refetch } = useQuery(query);
  if (error) {
    // A cursor can become too old; the first page never does.
    const retry = () => (pages.cursor ? pages.toFirst() : void refetch());
    return <FailureNotice title={t('loadFailed')} error={error} onRetry={retry} />;
  }
  if (!data) return <ListSkeleton rows={8} />;
  const { nextCursor } = data;
  const list = { posts: data.items, onDelete };
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.55 : 1, transition: 'opacity var(--quick)' }}
    >
      {data.items.length === 0 && (
        <EmptyNotice text={isNarrowed ? t('noneFound') : t('none')}>
          {nextCursor && (
            // A search looks through some posts at a time.
            <Button variant="outlined" onClick={() => pages.toNext(nextCursor)}>
              {t('searchOn')}
            </Button>
          )}
        </EmptyNotice>
      )}
      {data.items.length > 0 && (isWide ? <PostTable {...list} /> : <PostCards {...list} />)}
      <Pager
        pages={pages}
        pageSize={pageSize}
        onPageSize={onPageSize}
        rows={data.items.length}
        total={undefined}
        nextCursor={nextCursor}
      />
    </Box>
  );
};
