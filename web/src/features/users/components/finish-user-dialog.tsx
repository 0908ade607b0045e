import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#web/shared/admin-theme/parts/confirm-dialog.tsx';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import type { OneUserDialogProps } from './dialog-props.ts';

/** Finishes an account whose creation was cut off; its owner then chooses a password by mail. */
export const FinishUserDialog = ({ user, onDone, onClose }: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { update } = useUserWrites();
  const username = isolate(user.username);
  const finish = async () => {
    await update(user, { enabled: true });
    onDone(t('userFinished', { username }));
  };
  return (
    <ConfirmDialog
      title={t('finishTitle', { username })}
      confirmLabel={t('finish')}
      failureTitle={t('updateFailed')}
      onConfirm={finish}
      onClose={onClose}
    >
      {t('finishText')}
    </ConfirmDialog>
  );
};
