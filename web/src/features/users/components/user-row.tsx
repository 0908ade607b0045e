import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/users/endpoints.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { UserActions } from './user-actions.tsx';
import type { UserListActions } from './user-list-actions.ts';
import { UserMarks } from './user-marks.tsx';
import { UserName } from './user-name.tsx';

const nowrap = { whiteSpace: 'nowrap' };
/** A long value ends in dots rather than break the columns beside it; its title has all of it. */
const cut = { ...nowrap, overflow: 'hidden', textOverflow: 'ellipsis' };

interface UserRowProps {
  user: User;
  actions: UserListActions;
}

export const UserRow = ({ user, actions }: UserRowProps) => {
  const { t } = useTranslation('users');
  const isSelected = actions.selection.has(user.id);
  return (
    <TableRow hover selected={isSelected}>
      <TableCell padding="checkbox">
        <CheckBox
          checked={isSelected}
          onChange={() => actions.toggle(user.id)}
          aria-label={t('selectUser', { username: user.username })}
        />
      </TableCell>
      <TableCell component="th" scope="row" sx={{ fontWeight: 500 }}>
        <UserName user={user} ask={actions.ask} />
      </TableCell>
      <TableCell title={user.email} sx={{ ...cut, maxWidth: 210 }}>
        <bdi>{user.email}</bdi>
      </TableCell>
      <TableCell title={user.location} sx={{ ...cut, maxWidth: 150 }}>
        {user.phone && (
          <div>
            <bdi>{user.phone}</bdi>
          </div>
        )}
        <bdi>{user.location}</bdi>
      </TableCell>
      <TableCell>
        <UserMarks user={user} />
      </TableCell>
      <TableCell sx={nowrap}>
        <Timestamp value={user.created} />
      </TableCell>
      <TableCell sx={nowrap}>{user.lastLogin ? <Timestamp value={user.lastLogin} /> : t('never')}</TableCell>
      <TableCell sx={{ py: 0.5 }}>
        <UserActions user={user} actions={actions} />
      </TableCell>
    </TableRow>
  );
};
