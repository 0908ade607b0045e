import { useTranslation } from 'react-i18next';
import { isolate } from '#contracts/text/isolate.ts';
import { userEditSchema } from '#contracts/users/endpoints.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import { FieldGrid } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import { changedFields, editOf } from '../model/user-changes.ts';
import type { OneUserDialogProps } from './dialog-props.ts';
import { ProfileFields } from './profile-fields.tsx';

export const EditUserDialog = ({ user, onDone, onClose }: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { update } = useUserWrites();
  const username = isolate(user.username);
  const { field, ...form } = useSendForm({
    schema: userEditSchema,
    defaultValues: editOf(user),
    send: async (edit) => {
      const changes = changedFields(user, edit);
      if (Object.keys(changes).length === 0) return onClose();
      await update(user, changes);
      onDone(t('userUpdated', { username }));
    },
  });
  return (
    <FormDialog
      title={t('edit', { username })}
      submitLabel={t('save')}
      failureTitle={t('updateFailed')}
      onClose={onClose}
      {...form}
    >
      <FieldGrid>
        <TextField
          label={t('field.email')}
          required
          type="email"
          dir="ltr"
          autoComplete="off"
          readOnly={user.isAdmin}
          {...(user.isAdmin ? { hint: t('administratorEmailHint') } : {})}
          {...field('email')}
        />
        <ProfileFields field={field} />
        <CheckboxField label={t('role.moderator')} value="moderator" {...field('roles')} />
        <CheckboxField label={t('role.editor')} value="editor" {...field('roles')} />
      </FieldGrid>
    </FormDialog>
  );
};
