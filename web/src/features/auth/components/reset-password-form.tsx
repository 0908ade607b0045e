import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { codeSchema, resetPassword } from '#contracts/auth/endpoints.ts';
import { repeatedPasswordSchema } from '#contracts/users/person.ts';
import { write } from '#web/shared/api/write.ts';
import { CodeField } from '#web/shared/form/code-field.tsx';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { NewPasswordFields } from '#web/shared/form/new-password-fields.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { samePasswords } from '../model/same-passwords.ts';

const resetSchema = z
  .strictObject({ ...resetPassword.body.shape, confirmPassword: repeatedPasswordSchema })
  .check(samePasswords);

interface ResetPasswordFormProps {
  /** The values of the mail's link; empty fields are typed by hand. */
  link: { email: string; code: string } | undefined;
  requestPath: string;
  onDone: (email: string) => void;
}

/** Sets a new password, with the link that was mailed to the account's address. */
export const ResetPasswordForm = ({ link, requestPath, onDone }: ResetPasswordFormProps) => {
  const { t } = useTranslation('auth');
  const send = useSendForm({
    schema: resetSchema,
    send: async ({ confirmPassword: _same, ...body }) => {
      await write(resetPassword, { body });
      onDone(body.email);
    },
  });
  const { setValue, watch } = send.form;
  // A mail program may have damaged the link: a field that can be corrected is better than a wrong one that cannot.
  const hasLink = Boolean(link?.email) && codeSchema.safeParse(link?.code).success;
  useEffect(() => {
    if (link?.email) setValue('email', link.email);
    if (link && hasLink) setValue('code', link.code);
  }, [link, hasLink, setValue]);
  return (
    <Form onSubmit={send.onSubmit}>
      <TextField
        label={t('email')}
        type="email"
        dir="ltr"
        autoComplete="username"
        readOnly={hasLink}
        {...send.field('email')}
      />
      <CodeField
        label={t('resetCode')}
        hint={t('resetCodeHint')}
        sends={false}
        readOnly={hasLink}
        {...send.field('code')}
      />
      <NewPasswordFields
        password={watch('password') ?? ''}
        labels={{ password: t('newPassword'), confirmation: t('confirmPassword') }}
        passwordField={send.field('password')}
        confirmationField={send.field('confirmPassword')}
      />
      <FormEnd send={send}>{t('resetPasswordAction')}</FormEnd>
      <p className="form-aside">
        <Link to={requestPath}>{t('requestNewLink')}</Link>
      </p>
    </Form>
  );
};
