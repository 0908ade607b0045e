import { useTranslation } from 'react-i18next';
import { resendSignUpCode } from '#contracts/auth.ts';
import { call } from '#web/shared/api/call.ts';
import { CodeForm } from '#web/shared/form/code-form.tsx';
import { ResendButton } from '#web/shared/form/resend-button.tsx';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useFaultText } from '../api/use-fault-text.ts';
import { useIdentity } from '../api/use-identity.ts';
import type { KeptSignUp } from '../model/kept-sign-up.ts';

interface ConfirmStepProps {
  signUp: KeptSignUp;
  onChange: (signUp: KeptSignUp) => void;
  onConfirmed: () => void;
  /** Back to the form, for another address. */
  onLeave: () => void;
}

/** Proves that the address of a new account is its owner's, by the code that was sent there. */
export const ConfirmStep = ({ signUp, onChange, onConfirmed, onLeave }: ConfirmStepProps) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const identity = useIdentity();
  const faultText = useFaultText();
  const { userId, maskedEmail, resendAt } = signUp;

  const confirm = async (code: string) => {
    await identity('confirmAccount', { userId, code }, (fault) => faultText(fault) ?? t('verificationFailed'));
    onConfirmed();
  };
  const resend = async () => {
    const reply = await call(resendSignUpCode, { body: { userId, language }, failureText: t('resendFailed') });
    return reply.resendAfter;
  };
  return (
    <>
      <h1>{t('confirmTitle')}</h1>
      <p className="lead">{t('confirmLead', { email: isolate(maskedEmail) })}</p>
      <CodeForm answer={confirm} action={t('confirmAction')} />
      <ResendButton resendAt={resendAt} resend={resend} onResent={(next) => onChange({ ...signUp, resendAt: next })} />
      <div className="form-asides">
        <button type="button" className="text-button" onClick={onLeave}>
          {t('confirmOther')}
        </button>
      </div>
    </>
  );
};
