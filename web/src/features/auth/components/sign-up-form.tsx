import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { type AuthResponse, checkedSignUpFormSchema, signUp } from '#contracts/auth/endpoints.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';
import { BotCheckStatus } from '#web/shared/bot-check/bot-check-status.tsx';
import { heldToken, useBotCheck } from '#web/shared/bot-check/use-bot-check.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { NewPasswordFields } from '#web/shared/form/new-password-fields.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { ProfileFields } from '#web/shared/profile/profile-fields.tsx';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';
import type { KeptSignUp } from '../model/kept-sign-up.ts';
import { usePageLanguage } from './use-page-language.ts';

export type SignUpValues = z.output<typeof checkedSignUpFormSchema>;

interface SignUpFormProps {
  loginPath: string;
  /** The form begins with these, except for the address, when another one is to be given. */
  values: SignUpValues | undefined;
  /** A code has been sent to the address. The values hold the password: they may be kept in memory, but not stored. */
  onCodeSent: (signUp: KeptSignUp, values: SignUpValues) => void;
  onSession: (session: AuthResponse) => void;
}

export const SignUpForm = ({ loginPath, values: former, onCodeSent, onSession }: SignUpFormProps) => {
  const { t } = useTranslation(['auth', 'common']);
  const check = useBotCheck('signup');
  const send = useSendForm({
    schema: checkedSignUpFormSchema,
    defaultValues: { ...former, ...(former ? { email: '' } : {}), turnstileToken: heldToken },
    send: async (values) => {
      const body = { ...values, timeZone: browserTimeZone() };
      const failureText = t('signUpFailed');
      const reply = await check.send((turnstileToken) =>
        write(signUp, { body: { ...body, turnstileToken }, failureText }),
      );
      if (reply.token && reply.user) onSession({ token: reply.token, user: reply.user });
      else if (reply.requiresVerification && reply.userId) {
        const resendAt = Date.now() + (reply.resendAfter ?? 0) * 1_000;
        onCodeSent({ userId: reply.userId, username: values.username, email: values.email, resendAt }, values);
      } else throw new ApiError(t('common:invalidResponse'), { status: 200, code: 'invalidResponse' });
    },
  });
  const [password = '', birthDate = ''] = send.form.watch(['password', 'birthDate']);
  usePageLanguage({
    read: () => send.form.getValues('language'),
    write: (language) => send.form.setValue('language', language),
  });
  return (
    <Form onSubmit={send.onSubmit} onTouch={check.start}>
      <TextField
        label={t('username')}
        hint={t('usernameHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...send.field('username')}
      />
      <TextField label={t('email')} type="email" dir="ltr" autoComplete="email" {...send.field('email')} />
      <NewPasswordFields
        password={password}
        labels={{ password: t('password'), confirmation: t('confirmPassword') }}
        passwordField={send.field('password')}
        confirmationField={send.field('confirmPassword')}
      />
      <fieldset className="form-group">
        <legend>{t('aboutYou')}</legend>
        <p className="fine">{t('aboutYouText')}</p>
        <ProfileFields field={send.field} birthDate={birthDate} />
      </fieldset>
      <p className="fine">{t('privacy')}</p>
      <BotCheckStatus check={check} />
      <FormEnd send={send}>{t('signUpAction')}</FormEnd>
      <p className="form-aside">
        {t('haveAccount')} <Link to={loginPath}>{t('haveAccountAction')}</Link>
      </p>
    </Form>
  );
};
