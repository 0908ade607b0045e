import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/users/endpoints.ts';
import { Timestamp } from '#web/shared/admin-theme/core/timestamp.tsx';
import { CheckBox } from '#web/shared/admin-theme/fields/check-box.tsx';
import { cardList } from '#web/shared/admin-theme/lists/card-list.ts';
import { UserActions } from './user-actions.tsx';
import type { UserListActions } from './user-list-actions.ts';
import { UserMarks } from './user-marks.tsx';
import { UserName } from './user-name.tsx';

const Label = styled('span')({ color: 'var(--soft)' });

interface UserCardProps {
  user: User;
  actions: UserListActions;
}

const UserCard = ({ user, actions }: UserCardProps) => {
  const { t } = useTranslation('users');
  const { id, username, email, phone, location, created, lastLogin } = user;
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ mt: -1, ml: -1.25 }}>
        <CheckBox
          checked={actions.selection.has(id)}
          onChange={() => actions.toggle(id)}
          aria-label={t('selectUser', { username })}
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h3" component="h2">
          <UserName user={user} ask={actions.ask} />
        </Typography>
        {[email, phone, location].filter(Boolean).map((value) => (
          <div key={value}>
            <bdi>{value}</bdi>
          </div>
        ))}
        <UserMarks user={user} />
        <Typography variant="caption" component="div" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          <span>
            <Label>{t('column.created')}</Label> <Timestamp value={created} />
          </span>
          <span>
            <Label>{t('column.lastLogin')}</Label>{' '}
            {lastLogin ? <Timestamp value={lastLogin} /> : <span>{t('never')}</span>}
          </span>
        </Typography>
      </Box>
      <Box sx={{ mt: -1, mr: -1 }}>
        <UserActions user={user} actions={actions} />
      </Box>
    </Box>
  );
};

/** The list on narrow screens. */
export const UserCards = ({ users, actions }: { users: readonly User[]; actions: UserListActions }) => {
  const { t } = useTranslation('users');
  return (
    <Box component="ul" aria-label={t('title')} sx={cardList}>
      {users.map((user) => (
        <UserCard key={user.id} user={user} actions={actions} />
      ))}
    </Box>
  );
};
