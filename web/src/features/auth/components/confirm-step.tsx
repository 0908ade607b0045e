import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type AuthResponse, login, resendSignUpCode } from '#contracts/auth/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import { write } from '#web/shared/api/write.ts';
import { BotCheckStatus } from '#web/shared/bot-check/bot-check-status.tsx';
import { useBotCheck } from '#web/shared/bot-check/use-bot-check.ts';
import { CodeForm } from '#web/shared/form/code-form.tsx';
import { ResendButton } from '#web/shared/form/resend-button.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useConfirmAccount } from '../api/use-confirm-account.ts';
import type { KeptSignUp } from '../model/kept-sign-up.ts';
import { ConfirmForm } from './confirm-form.tsx';

interface ConfirmStepProps {
  signUp: KeptSignUp;
  /** The password as it was just typed; gone after a reload. */
  password: string | undefined;
  onChange: (signUp: KeptSignUp) => void;
  /** Logged in, where the password was at hand and nothing came in between. */
  onConfirmed: (session: AuthResponse | undefined) => void;
  /** Back to the form, for another address. */
  onLeave: () => void;
  /** For a user who has confirmed the address already; absent after a log-in that said otherwise. */
  loginPath?: string;
}

/** Proves that the address of a new account is its owner's, by the code that was sent there, and logs them in. */
export const ConfirmStep = ({ signUp, password, onChange, onConfirmed, onLeave, loginPath }: ConfirmStepProps) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const confirmAccount = useConfirmAccount();
  const check = useBotCheck('login');
  const { userId, username, email, resendAt } = signUp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that it is done when the code has been typed.
  useEffect(() => {
    if (password) check.start();
  }, []);

  const tryPassword = async (secret: string): Promise<AuthResponse | undefined> => {
    const reply = await check.send((turnstileToken) =>
      write(login, { body: { username, password: secret, turnstileToken } }),
    );
    return 'token' in reply ? reply : undefined;
  };
  const confirm = async (code: string, secret: string) => {
    await confirmAccount({ userId, code });
    // The account is confirmed in any case; the log-in page explains a problem.
    onConfirmed(await tryPassword(secret).catch(() => undefined));
  };
  const confirmOwn = async (given: { code: string; password: string }) => {
    try {
      // Confirmed already, for example by this link on another device.
      onConfirmed(await tryPassword(given.password));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'accountUnconfirmed') throw error;
      await confirm(given.code, given.password);
    }
  };
  const resend = async () => {
    const reply = await write(resendSignUpCode, { body: { userId, language }, failureText: t('resendFailed') });
    return reply.resendAfter;
  };
  return (
    <>
      <h1>{t('confirmTitle')}</h1>
      <p className="lead">{t('confirmLead', { email: isolate(email) })}</p>
      {password ? (
        <CodeForm answer={(code) => confirm(code, password)} action={t('confirmAction')} />
      ) : (
        <ConfirmForm answer={confirmOwn} onTouch={check.start} />
      )}
      <BotCheckStatus check={check} />
      <ResendButton
        resendAt={resendAt}
        resend={resend}
        onResent={(next) => onChange({ ...signUp, resendAt: next })}
        // By the mail's link one may come a second time.
        sentText={password ? undefined : t('codeResentUnless')}
      />
      {loginPath && (
        <p className="form-aside">
          <span>{t('confirmedAlready')}</span> <Link to={loginPath}>{t('haveAccountAction')}</Link>
        </p>
      )}
      <div className="form-asides">
        <button type="button" className="text-button" onClick={onLeave}>
          {t('confirmOther')}
        </button>
      </div>
    </>
  );
};
