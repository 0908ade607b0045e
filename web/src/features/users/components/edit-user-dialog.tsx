import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { UserChanges } from '#contracts/users.ts';
import { CheckField } from '#web/shared/admin-theme/parts/check-field.tsx';
import { FormDialog } from '#web/shared/admin-theme/parts/form-dialog.tsx';
import { FieldGrid, TextField } from '#web/shared/admin-theme/parts/form-fields.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import { changedFields, editOf, userEditSchema } from '../model/user-changes.ts';
import type { OneUserDialogProps } from './dialog-props.ts';
import { ProfileFields } from './profile-fields.tsx';

export const EditUserDialog = ({ user, onDone, onClose }: OneUserDialogProps) => {
  const { t } = useTranslation('users');
  const { update } = useUserWrites();
  const save = useMutation({ mutationFn: (changes: UserChanges) => update(user, changes) });
  const username = isolate(user.username);
  const { field, ...form } = useSendForm({
    schema: userEditSchema,
    defaultValues: editOf(user),
    send: async (edit) => {
      const changes = changedFields(user, edit);
      if (Object.keys(changes).length === 0) return onClose();
      await save.mutateAsync(changes);
      onDone(t('userUpdated', { username }));
    },
  });
  return (
    <FormDialog
      title={t('edit', { username })}
      submitLabel={t('save')}
      failureTitle={t('updateFailed')}
      error={save.error}
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
          {...(user.isAdmin ? { help: t('administratorEmailHint') } : {})}
          {...field('email')}
        />
        <ProfileFields field={field} />
        <CheckField label={t('role.moderator')} value="moderator" {...field('roles')} />
        <CheckField label={t('role.editor')} value="editor" {...field('roles')} />
      </FieldGrid>
    </FormDialog>
  );
};
