import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/shared/admin-theme/parts/confirm-dialog.tsx';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import type { OneUserDialogProps } from './dialog-props.ts';

/** Makes a user an administrator, or no longer one. */
export const RoleDialog = ({ user, onDone, onClose }: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { update } = useUserWrites();
  const username = isolate(user.username);
  const change = async () => {
    await update(user, { isAdmin: !user.isAdmin });
    onDone(user.isAdmin ? t('adminRemoved', { username }) : t('adminMade', { username }));
  };
  return (
    <ConfirmDialog
      title={user.isAdmin ? t('removeAdminTitle', { username }) : t('makeAdminTitle', { username })}
      confirmLabel={user.isAdmin ? t('removeAdmin') : t('makeAdmin')}
      failureTitle={t('updateFailed')}
      onConfirm={change}
      onClose={onClose}
    >
      {user.isAdmin ? t('removeAdminText') : t('makeAdminText')}
    </ConfirmDialog>
  );
};
