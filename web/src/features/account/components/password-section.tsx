import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { changePassword } from '#contracts/account/endpoints.ts';
import { repeatedPasswordSchema } from '#contracts/users/person.ts';
import { write } from '#web/shared/api/write.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { NewPasswordFields } from '#web/shared/form/new-password-fields.tsx';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { devicesQuery } from '../api/queries.ts';
import { AccountSection } from './account-section.tsx';
import { SuccessLine } from './success-line.tsx';

/** The contract's body, and the second typing that stays in the browser. */
const passwordFormSchema = z
  .strictObject({ ...changePassword.body.shape, confirmPassword: repeatedPasswordSchema })
  .check(
    z.refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      error: 'passwordsDoNotMatch',
    }),
  );

export const PasswordSection = ({ username }: { username: string }) => {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [isChanged, setChanged] = useState(false);
  const send = useSendForm({
    schema: passwordFormSchema,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    send: async ({ currentPassword, newPassword }) => {
      setChanged(false);
      await write(changePassword, { body: { currentPassword, newPassword }, failureText: t('passwordFailed') });
      send.form.reset();
      setChanged(true);
      await queryClient.invalidateQueries(devicesQuery);
    },
  });
  return (
    <AccountSection id="password" title={t('passwordTitle')} text={t('passwordText')}>
      <Form onSubmit={send.onSubmit}>
        {/* Shows password managers which account the password belongs to. */}
        <input className="visually-hidden" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          {...send.field('currentPassword')}
        />
        <NewPasswordFields
          password={send.form.watch('newPassword')}
          labels={{ password: t('newPassword'), confirmation: t('confirmPassword') }}
          passwordField={send.field('newPassword')}
          confirmationField={send.field('confirmPassword')}
        />
        <FormEnd send={send}>{t('passwordAction')}</FormEnd>
        <SuccessLine text={isChanged ? t('passwordChanged') : undefined} />
      </Form>
    </AccountSection>
  );
};
