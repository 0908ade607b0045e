import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { User } from '#contracts/users/endpoints.ts';
import { adminPaths } from '#web/shared/admin-paths.ts';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
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
  // Users cannot remove themselves or their own rights, so that a site does not lose its administrators by mistake.
  const isOwn = useVisitor()?.username === user.username;
  const choose = (kind: 'mail' | 'role' | 'finish' | 'enabled' | 'delete') => () => {
    onClose();
    actions.ask({ kind, user });
  };
  return (
    // Rendered beside its button instead of at the end of the page, so that it stays within its landmark.
    <Menu id={id} open anchorEl={anchor} container={anchor.parentElement} onClose={onClose}>
      <MenuItem component={Link} to={adminPaths.sessionsOf(user.id)} state={{ username: user.username }}>
        {t('sessions')}
      </MenuItem>
      <MenuItem component={Link} to={adminPaths.activityOf(user.id)} state={{ username: user.username }}>
        {t('activity')}
      </MenuItem>
      <MenuItem onClick={choose('mail')} disabled={!user.emailVerified}>
        {t('mail')}
      </MenuItem>
      <MenuItem onClick={choose('role')} disabled={isOwn}>
        {user.isAdmin ? t('removeAdmin') : t('makeAdmin')}
      </MenuItem>
      {user.incomplete && <MenuItem onClick={choose('finish')}>{t('finish')}</MenuItem>}
      <MenuItem onClick={choose('enabled')} disabled={isOwn}>
        {user.enabled ? t('disable') : t('enable')}
      </MenuItem>
      <MenuItem onClick={choose('delete')} disabled={isOwn} sx={{ color: 'error.main' }}>
        {t('delete')}
      </MenuItem>
      {isOwn && (
        <Typography component="li" variant="caption" sx={{ display: 'block', px: 2, py: 0.5, color: 'text.secondary' }}>
          {t('ownAccountHint')}
        </Typography>
      )}
    </Menu>
  );
};

export default UserMenu;
