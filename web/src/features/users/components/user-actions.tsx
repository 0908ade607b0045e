import Box from '@mui/material/Box';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/users.ts';
import { IconButton } from '#web/shared/admin-theme/parts/button.tsx';
import { EditIcon, MoreIcon } from '#web/shared/admin-theme/parts/icons.tsx';
import type { UserListActions } from './user-list-actions.ts';

const UserMenu = lazy(() => import('./user-menu.tsx'));

interface UserActionsProps {
  user: User;
  actions: UserListActions;
}

/** What can be done to one user: the common thing at hand, the rest in a menu. */
export const UserActions = ({ user, actions }: UserActionsProps) => {
  const { t } = useTranslation('users');
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { username } = user;
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
      <IconButton aria-label={t('edit', { username })} onClick={() => actions.ask({ kind: 'edit', user })}>
        <EditIcon />
      </IconButton>
      <IconButton
        aria-label={t('moreActions', { username })}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      {anchor && (
        <Suspense>
          <UserMenu id={menuId} anchor={anchor} user={user} actions={actions} onClose={() => setAnchor(undefined)} />
        </Suspense>
      )}
    </Box>
  );
};
