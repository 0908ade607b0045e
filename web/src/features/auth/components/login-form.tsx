import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  type AuthResponse,
  type Challenge,
  login,
  loginFormSchema,
  resendSignUpCode,
} from '#contracts/auth/endpoints.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';
import { BotCheckStatus } from '#web/shared/bot-check/bot-check-status.tsx';
import { heldToken, useBotCheck } from '#web/shared/bot-check/use-bot-check.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { browserTimeZone } from '#web/shared/time/browser-time-zone.ts';
import { useAccountPath } from '#web/shared/use-account-path.ts';
import type { KeptSignUp } from '../model/kept-sign-up.ts';

interface LoginFormProps {
  username: string | undefined;
  onSession: (session: AuthResponse) => void;
  onChallenge: (challenge: Challenge) => void;
  /** The password is right, and the code of the sign-up is still to be entered: a new one was sent. */
  onSignUp: (signUp: KeptSignUp, password: string) => void;
}

/** The first step: name, password and the bot check. */
export const LoginForm = ({ username, onSession, onChallenge, onSignUp }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const toAccount = useAccountPath();
  const check = useBotCheck('login');
  const send = useSendForm({
    schema: loginFormSchema,
    defaultValues: { turnstileToken: heldToken, ...(username ? { username } : {}) },
    send: async (values) => {
      const body = { ...values, timeZone: browserTimeZone() };
      const reply = await check.send((turnstileToken) => write(login, { body: { ...body, turnstileToken } }));
      if ('token' in reply) onSession(reply);
      else onChallenge(reply);
    },
  });
  const refusal = send.problem?.refusal;
  const signUp = refusal?.signUp;
  const enterCode = async (waiting: NonNullable<typeof signUp>) => {
    const failureText = t('resendFailed');
    // A code of a moment ago is still good.
    const { resendAfter } = await write(resendSignUpCode, {
      body: { userId: waiting.userId, language },
      failureText,
    }).catch((error: unknown) => ({ resendAfter: (error instanceof ApiError && error.retryAfter) || 0 }));
    onSignUp({ ...waiting, resendAt: Date.now() + resendAfter * 1_000 }, send.form.getValues('password'));
  };
  return (
    <Form onSubmit={send.onSubmit} onTouch={check.start}>
      <TextField
        label={t('usernameOrEmail')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...send.field('username')}
      />
      <PasswordField label={t('password')} autoComplete="current-password" {...send.field('password')} />
      <p className="form-aside">
        <Link to={toAccount(paths.requestPasswordReset)}>{t('forgotPassword')}</Link>
      </p>
      <BotCheckStatus check={check} />
      {send.problem?.retryAt && <p className="fine">{t('noNeedToWait')}</p>}
      {refusal?.code === 'invalidCredentials' && <p className="fine">{t('signUpOver')}</p>}
      <FormEnd send={send}>{t('loginAction')}</FormEnd>
      {signUp && (
        <p className="actions">
          <button type="button" className="button" onClick={() => enterCode(signUp)}>
            {t('enterCode')}
          </button>
        </p>
      )}
      <p className="form-aside">
        {t('noAccount')} <Link to={toAccount(paths.signup)}>{t('noAccountAction')}</Link>
      </p>
    </Form>
  );
};
