import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import { useUserWrites } from '../api/use-user-writes.ts';
import type { OneUserDialogProps } from './dialog-props.ts';

/** Names the user and what is deleted with the account, because it cannot be undone. */
export const DeleteUserDialog = ({ user, onDone, onClose }: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { remove } = useUserWrites();
  const username = isolate(user.username);
  const erase = async () => {
    await remove(user);
    onDone(t('userDeleted', { username }));
  };
  return (
    <ConfirmDialog
      title={t('deleteTitle', { username })}
      confirmLabel={t('deleteForGood')}
      failureTitle={t('deleteFailed')}
      onConfirm={erase}
      onClose={onClose}
    >
      <p>
        <bdi>{user.email}</bdi>
      </p>
      <Box component="p" sx={{ mt: 1 }}>
        {t('deleteErases')} {t('deleteKeeps')}
      </Box>
    </ConfirmDialog>
  );
};
