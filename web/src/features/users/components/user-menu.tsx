import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '#contracts/users.ts';
import type { UserListActions } from './user-list-actions.ts';

interface UserMenuProps {
  id: string;
  /** The button that opened it. */
  anchor: HTMLElement;
  user: User;
  actions: UserListActions;
  onClose: () => void;
}

/** The rarer things that can be done to a user. */
const UserMenu = ({ id, anchor, user, actions, onClose }: UserMenuProps) => {
  const { t } = useTranslation('users');
  const choose = (kind: 'role' | 'finish' | 'enabled' | 'delete') => () => {
    onClose();
    actions.ask({ kind, user });
  };
  return (
    // Beside its button rather than at the end of the page, so that it lies in the landmark that it belongs to.
    <Menu id={id} open anchorEl={anchor} container={anchor.parentElement} onClose={onClose}>
      <MenuItem component={Link} to={actions.sessionsPath(user.id)} state={{ username: user.username }}>
        {t('sessions')}
      </MenuItem>
      <MenuItem component={Link} to={actions.activityPath(user.id)} state={{ username: user.username }}>
        {t('activity')}
      </MenuItem>
      <MenuItem onClick={choose('role')}>{user.isAdmin ? t('removeAdmin') : t('makeAdmin')}</MenuItem>
      {user.incomplete && <MenuItem onClick={choose('finish')}>{t('finish')}</MenuItem>}
      <MenuItem onClick={choose('enabled')}>{user.enabled ? t('disable') : t('enable')}</MenuItem>
      <MenuItem onClick={choose('delete')} sx={{ color: 'error.main' }}>
        {t('delete')}
      </MenuItem>
    </Menu>
  );
};

export default UserMenu;
