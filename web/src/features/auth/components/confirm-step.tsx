import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type AuthResponse, login, resendSignUpCode } from '#contracts/auth.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { write } from '#web/shared/api/write.ts';
import { BotCheckStatus } from '#web/shared/bot-check/bot-check-status.tsx';
import { useBotCheck } from '#web/shared/bot-check/use-bot-check.ts';
import { CodeForm } from '#web/shared/form/code-form.tsx';
import { ResendButton } from '#web/shared/form/resend-button.tsx';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useConfirmAccount } from '../api/use-confirm-account.ts';
import type { KeptSignUp } from '../model/kept-sign-up.ts';

interface ConfirmStepProps {
  signUp: KeptSignUp;
  /** The password as it was just typed; gone after a reload. */
  password: string | undefined;
  onChange: (signUp: KeptSignUp) => void;
  /** Logged in, where the password was at hand and nothing came in between. */
  onConfirmed: (session: AuthResponse | undefined) => void;
  /** Back to the form, for another address. */
  onLeave: () => void;
}

/** Proves that the address of a new account is its owner's, by the code that was sent there, and logs them in. */
export const ConfirmStep = ({ signUp, password, onChange, onConfirmed, onLeave }: ConfirmStepProps) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const confirmAccount = useConfirmAccount();
  const check = useBotCheck('login');
  const { userId, username, email, resendAt } = signUp;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, so that it is done when the code has been typed.
  useEffect(() => {
    if (password) check.start();
  }, []);

  const logIn = async (): Promise<AuthResponse | undefined> => {
    if (!password) return undefined;
    try {
      const reply = await check.send((turnstileToken) =>
        write(login, { body: { username, password, turnstileToken } }),
      );
      return 'token' in reply ? reply : undefined;
    } catch {
      // The account is confirmed all the same; the log-in page explains the problem.
      return undefined;
    }
  };
  const confirm = async (code: string) => {
    await confirmAccount({ userId, code });
    onConfirmed(await logIn());
  };
  const resend = async () => {
    const reply = await write(resendSignUpCode, { body: { userId, language }, failureText: t('resendFailed') });
    return reply.resendAfter;
  };
  return (
    <>
      <h1>{t('confirmTitle')}</h1>
      <p className="lead">{t('confirmLead', { email: isolate(email) })}</p>
      <CodeForm answer={confirm} action={t('confirmAction')} />
      {password && <BotCheckStatus check={check} />}
      <ResendButton resendAt={resendAt} resend={resend} onResent={(next) => onChange({ ...signUp, resendAt: next })} />
      <div className="form-asides">
        <button type="button" className="text-button" onClick={onLeave}>
          {t('confirmOther')}
        </button>
      </div>
    </>
  );
};
