import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { passwordSchema } from '#contracts/person.ts';
import { userFormSchema } from '#contracts/users.ts';
import { CheckField } from '#web/shared/admin-theme/parts/check-field.tsx';
import { FormDialog } from '#web/shared/admin-theme/parts/form-dialog.tsx';
import { FieldGrid, TextField } from '#web/shared/admin-theme/parts/form-fields.tsx';
import { PasswordField } from '#web/shared/admin-theme/parts/password-field.tsx';
import { ApiError } from '#web/shared/api/api-error.ts';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import type { DialogEnds } from './dialog-props.ts';
import { ProfileFields } from './profile-fields.tsx';

/** An empty password means an invitation. */
const createUserFormSchema = z.extend(userFormSchema, {
  password: z.union([z.literal(''), passwordSchema]),
});

export const CreateUserDialog = ({ onDone, onClose }: DialogEnds) => {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const writes = useUserWrites();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const create = useMutation({
    mutationFn: (user: Parameters<typeof writes.create>[0]) => writes.create(user, idempotencyKey),
  });
  const isUntold = create.error instanceof ApiError && create.error.code === 'mailNotSent';
  const { field, ...form } = useSendForm({
    schema: createUserFormSchema,
    defaultValues: { username: '', email: '', password: '', language },
    send: async (user) => {
      const { password, ...invited } = user;
      await create.mutateAsync(password ? { ...invited, password } : invited);
      onDone(t(password ? 'userCreated' : 'userInvited', { username: isolate(user.username) }));
    },
  });
  return (
    <FormDialog
      title={t('newUser')}
      submitLabel={t('create')}
      failureTitle={t(isUntold ? 'createdUntold' : 'createFailed')}
      error={create.error}
      onClose={onClose}
      {...form}
    >
      <FieldGrid>
        <TextField label={t('field.username')} required autoComplete="off" {...field('username')} />
        <TextField label={t('field.email')} required type="email" dir="ltr" autoComplete="off" {...field('email')} />
        <PasswordField
          label={t('field.password')}
          help={`${t('invitationHelp')} ${t('passwordHelp')}`}
          autoComplete="new-password"
          {...field('password')}
        />
        <ProfileFields field={field} />
        <CheckField label={t('role.admin')} help={t('makeAdminText')} {...field('isAdmin')} />
      </FieldGrid>
    </FormDialog>
  );
};
