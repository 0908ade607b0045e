import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyNotice } from '#web/shared/admin-theme/core/empty-notice.tsx';
import { FailureNotice } from '#web/shared/admin-theme/core/failure-notice.tsx';
import { ListSkeleton } from '#web/shared/admin-theme/core/list-skeleton.tsx';
import { useMedia } from '#web/shared/admin-theme/core/use-media.ts';
import { Pager } from '#web/shared/admin-theme/lists/pager.tsx';
import { useCursorPages } from '#web/shared/admin-theme/lists/use-cursor-pages.ts';
import { userListQuery } from '../api/user-queries.ts';
import { type Selection, togglePage } from '../model/selection.ts';
import type { UserView } from '../model/user-view.ts';
import { UserCards } from './user-cards.tsx';
import type { UserListActions } from './user-list-actions.ts';
import { UserSort } from './user-sort.tsx';
import { UserTable } from './user-table.tsx';

interface UserListProps {
  view: UserView;
  onChange: (changes: Partial<UserView>) => void;
  onSelect: Dispatch<SetStateAction<Selection>>;
  actions: UserListActions;
}

/** One page of users: as a table, or as cards where there is no room for one. */
export const UserList = ({ view, onChange, onSelect, actions }: UserListProps) => {
  const { t } = useTranslation('users');
  const isWide = useMedia('(min-width: 1280px)');
  const pages = useCursorPages();
  const isSearch = view.search.trim() !== '';
  const failureText = isSearch ? t('searchFailed') : t('loadFailed');
  const { data, error, isPlaceholderData, refetch } = useQuery(userListQuery(view, pages.cursor));
  if (error) {
    // A cursor can become too old; the first page never does.
    const retry = () => (pages.cursor ? pages.toFirst() : void refetch());
    return <FailureNotice title={failureText} error={error} onRetry={retry} />;
  }
  if (!data) return <ListSkeleton rows={view.pageSize} />;
  const users = data.items;
  const selectPage = () =>
    onSelect((chosen) =>
      togglePage(
        chosen,
        users.map(({ id }) => id),
      ),
    );
  return (
    <Box
      aria-busy={isPlaceholderData}
      sx={{
        opacity: isPlaceholderData ? 0.55 : 1,
        transition: 'opacity var(--quick)',
        // An element that has the focus is not hidden by the bar of the selection.
        '& :focus-visible': { scrollMarginBlockEnd: '96px' },
      }}
    >
      {!isWide && !isSearch && <UserSort view={view} onSort={onChange} />}
      {users.length === 0 ? (
        <EmptyNotice text={t('empty')} />
      ) : isWide ? (
        <UserTable users={users} view={view} onSort={onChange} onTogglePage={selectPage} actions={actions} />
      ) : (
        <UserCards users={users} actions={actions} />
      )}
      <Pager
        pages={pages}
        pageSize={view.pageSize}
        onPageSize={(pageSize) => onChange({ pageSize })}
        rows={users.length}
        total={data.total}
        nextCursor={data.nextCursor}
      />
    </Box>
  );
};
