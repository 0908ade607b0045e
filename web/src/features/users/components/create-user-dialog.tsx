import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isolate } from '#contracts/text/isolate.ts';
import { userFormSchema } from '#contracts/users/endpoints.ts';
import { passwordSchema } from '#contracts/users/person.ts';
import { FormDialog } from '#web/shared/admin-theme/dialogs/form-dialog.tsx';
import type { DialogEnds } from '#web/shared/admin-theme/dialogs/use-question.ts';
import { FieldGrid } from '#web/shared/admin-theme/fields/admin-look.tsx';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useUserWrites } from '../api/use-user-writes.ts';
import { ProfileFields } from './profile-fields.tsx';

/** An empty password means an invitation. */
const createUserFormSchema = z.extend(userFormSchema, {
  password: z.union([z.literal(''), passwordSchema]),
});

export const CreateUserDialog = ({ onDone, onClose }: DialogEnds) => {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const { create } = useUserWrites();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { field, ...form } = useSendForm({
    schema: createUserFormSchema,
    defaultValues: { username: '', email: '', password: '', language },
    send: async (user) => {
      const { password, ...invited } = user;
      await create(password ? { ...invited, password } : invited, idempotencyKey);
      onDone(t(password ? 'userCreated' : 'userInvited', { username: isolate(user.username) }));
    },
  });
  return (
    <FormDialog
      title={t('newUser')}
      submitLabel={t('create')}
      failureTitle={t(form.problem?.refusal?.code === 'mailNotSent' ? 'createdUntold' : 'createFailed')}
      onClose={onClose}
      {...form}
    >
      <FieldGrid>
        <TextField label={t('field.username')} required autoComplete="off" dir="auto" {...field('username')} />
        <TextField label={t('field.email')} required type="email" dir="ltr" autoComplete="off" {...field('email')} />
        <PasswordField
          label={t('field.password')}
          hint={`${t('invitationHelp')} ${t('passwordHelp')}`}
          autoComplete="new-password"
          {...field('password')}
        />
        <ProfileFields field={field} />
        <CheckboxField label={t('role.admin')} hint={t('makeAdminText')} {...field('isAdmin')} />
      </FieldGrid>
    </FormDialog>
  );
};
