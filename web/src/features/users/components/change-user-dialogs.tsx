import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import type { UserChanges } from '#contracts/users/endpoints.ts';
import { ConfirmDialog } from '#web/shared/admin-theme/dialogs/confirm-dialog.tsx';
import { useUserWrites } from '../api/use-user-writes.ts';
import type { OneUserDialogProps } from './dialog-props.ts';

interface ChangeDialogProps extends OneUserDialogProps {
  changes: UserChanges;
  title: string;
  /** The meaning of the change. */
  text: string;
  action: string;
  /** The message after the change. */
  doneText: string;
}

/** Changes one thing of a user after a question. */
const ChangeDialog = ({ user, changes, title, text, action, doneText, onDone, onClose }: ChangeDialogProps) => {
  const { t } = useTranslation('users');
  const { update } = useUserWrites();
  const change = async () => {
    await update(user, changes);
    onDone(doneText);
  };
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={action}
      failureTitle={t('updateFailed')}
      onConfirm={change}
      onClose={onClose}
    >
      {text}
    </ConfirmDialog>
  );
};

/** Makes a user an administrator, or no longer one. */
export const RoleDialog = (props: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { isAdmin } = props.user;
  const username = isolate(props.user.username);
  return (
    <ChangeDialog
      {...props}
      changes={{ isAdmin: !isAdmin }}
      title={isAdmin ? t('removeAdminTitle', { username }) : t('makeAdminTitle', { username })}
      text={isAdmin ? t('removeAdminText') : t('makeAdminText')}
      action={isAdmin ? t('removeAdmin') : t('makeAdmin')}
      doneText={isAdmin ? t('adminRemoved', { username }) : t('adminMade', { username })}
    />
  );
};

/** Shuts a user out, or lets them in again. */
export const EnableUserDialog = (props: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { enabled } = props.user;
  const username = isolate(props.user.username);
  return (
    <ChangeDialog
      {...props}
      changes={{ enabled: !enabled }}
      title={enabled ? t('disableTitle', { username }) : t('enableTitle', { username })}
      text={enabled ? t('disableText') : t('enableText')}
      action={enabled ? t('disable') : t('enable')}
      doneText={enabled ? t('userDisabled', { username }) : t('userEnabled', { username })}
    />
  );
};

/** Finishes an account whose creation was interrupted; its owner then chooses a password by mail. */
export const FinishUserDialog = (props: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const username = isolate(props.user.username);
  return (
    <ChangeDialog
      {...props}
      changes={{ enabled: true }}
      title={t('finishTitle', { username })}
      text={t('finishText')}
      action={t('finish')}
      doneText={t('userFinished', { username })}
    />
  );
};
