import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/shared/admin-theme/parts/confirm-dialog.tsx';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import type { OneUserDialogProps } from './dialog-props.ts';

/** Shuts a user out, or lets them in again. */
export const EnableUserDialog = ({ user, onDone, onClose }: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { update } = useUserWrites();
  const username = isolate(user.username);
  const change = async () => {
    await update(user, { enabled: !user.enabled });
    onDone(user.enabled ? t('userDisabled', { username }) : t('userEnabled', { username }));
  };
  return (
    <ConfirmDialog
      title={user.enabled ? t('disableTitle', { username }) : t('enableTitle', { username })}
      confirmLabel={user.enabled ? t('disable') : t('enable')}
      failureTitle={t('updateFailed')}
      onConfirm={change}
      onClose={onClose}
    >
      {user.enabled ? t('disableText') : t('enableText')}
    </ConfirmDialog>
  );
};
