import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/users/endpoints.ts';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { AdminTable } from '#web/shared/admin-theme/lists/admin-table.tsx';
import { pageState } from '../model/selection.ts';
import { nextOrder, type UserView } from '../model/user-view.ts';
import { SortButton } from './sort-button.tsx';
import type { UserListActions } from './user-list-actions.ts';
import { UserRow } from './user-row.tsx';

interface UserTableProps {
  users: readonly User[];
  view: UserView;
  onSort: (order: Pick<UserView, 'sort' | 'order'>) => void;
  onTogglePage: () => void;
  actions: UserListActions;
}

/** The columns in their order; those with a `sort` can order the list, except in a search, which has an order of its own. */
const columns = [
  { key: 'username', sort: 'username' },
  { key: 'email', sort: 'email' },
  { key: 'contact' },
  { key: 'rolesAndGroups' },
  { key: 'created', sort: 'created' },
  { key: 'lastLogin' },
] as const;

export const UserTable = ({ users, view, onSort, onTogglePage, actions }: UserTableProps) => {
  const { t } = useTranslation('users');
  const page = pageState(
    actions.selection,
    users.map(({ id }) => id),
  );
  const orderOf = (column: (typeof columns)[number]) =>
    'sort' in column && column.sort === view.sort && !view.search.trim() ? view.order : undefined;
  return (
    <AdminTable
      title={t('title')}
      columns={[
        {
          key: 'choice',
          isChoice: true,
          head: (
            <CheckBox
              checked={page === 'all'}
              indeterminate={page === 'some'}
              onChange={onTogglePage}
              aria-label={t('selectPage')}
            />
          ),
        },
        ...columns.map((column) => ({
          key: column.key,
          sorted: orderOf(column),
          head:
            'sort' in column && !view.search.trim() ? (
              <SortButton order={orderOf(column)} onClick={() => onSort(nextOrder(view, column.sort))}>
                {t(`column.${column.key}`)}
              </SortButton>
            ) : (
              t(`column.${column.key}`)
            ),
        })),
        { key: 'actions', head: t('column.actions'), isHidden: true },
      ]}
    >
      {users.map((user) => (
        <UserRow key={user.id} user={user} actions={actions} />
      ))}
    </AdminTable>
  );
};
