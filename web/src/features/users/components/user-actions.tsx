import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contracts/users/endpoints.ts';
import { RowMenu } from '#web/shared/admin-theme/lists/row-menu.tsx';
import type { UserListActions } from './user-list-actions.ts';

const UserMenu = lazy(() => import('./user-menu.tsx'));

interface UserActionsProps {
  user: User;
  actions: UserListActions;
}

/** The further acts on one user. */
export const UserActions = ({ user, actions }: UserActionsProps) => {
  const { t } = useTranslation('users');
  return (
    <RowMenu
      label={t('moreActions', { username: user.username })}
      menu={(open) => <UserMenu {...open} user={user} actions={actions} />}
    />
  );
};
