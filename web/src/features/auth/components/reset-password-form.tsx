import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { codeSchema } from '#contracts/auth.ts';
import { emailSchema, passwordSchema } from '#contracts/person.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { NewPasswordFields } from '#web/shared/form/new-password-fields.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useFaultText } from '../api/use-fault-text.ts';
import { useIdentity } from '../api/use-identity.ts';
import type { IdentityFault } from '../model/identity-error.ts';
import type { ResetLink } from '../model/reset-link.ts';

const resetSchema = z
  .strictObject({ email: emailSchema, code: codeSchema, password: passwordSchema, confirmPassword: z.string() })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      error: 'passwordsDoNotMatch',
    }),
  );

const isLinkFault = (fault: IdentityFault) => ['codeWrong', 'codeExpired', 'accountUnknown'].includes(fault);

interface ResetPasswordFormProps {
  /** What the mail's link brought; empty fields are typed by hand. */
  link: ResetLink | undefined;
  requestPath: string;
  onDone: () => void;
}

/** A new password for who can read the account's mail. */
export const ResetPasswordForm = ({ link, requestPath, onDone }: ResetPasswordFormProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const language = useLanguage();
  const identity = useIdentity();
  const faultText = useFaultText();
  const send = useSendForm({
    schema: resetSchema,
    send: async ({ email, code, password }) => {
      await identity('setPassword', { email, code, password, language }, (fault) =>
        isLinkFault(fault) ? t('resetLinkInvalid') : (faultText(fault) ?? t('common:requestFailed')),
      );
      onDone();
    },
  });
  const { setValue, watch } = send.form;
  useEffect(() => {
    if (link?.email) setValue('email', link.email);
    if (link?.code) setValue('code', link.code);
  }, [link, setValue]);
  const hasLink = Boolean(link?.email && link.code);
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
      <TextField
        label={t('resetCode')}
        hint={t('resetCodeHint')}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
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
