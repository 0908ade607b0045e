import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#web/shared/form/code-form.tsx';
import { ResendButton } from '#web/shared/form/resend-button.tsx';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { StepTitle } from './step-title.tsx';

interface EmailSetupProps {
  email: string;
  /** When another code may be sent, in milliseconds since the epoch. */
  firstResendAt: number;
  /** Sends another code and answers how many seconds the next one has to wait. */
  resend: () => Promise<number>;
  /** @throws ApiError to be shown. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** A first code by mail: proves that codes will arrive. */
export const EmailSetup = ({ email, firstResendAt, resend, onCode, onCancel }: EmailSetupProps) => {
  const { t } = useTranslation(['account', 'form']);
  const [resendAt, setResendAt] = useState(firstResendAt);
  return (
    <>
      <StepTitle>{t('emailFactorTitle')}</StepTitle>
      <p>{t('emailFactorText', { email: isolate(email) })}</p>
      <CodeForm answer={onCode} action={t('emailFactorAction')} />
      <ResendButton resendAt={resendAt} resend={resend} onResent={setResendAt} />
      <button type="button" className="text-button" onClick={onCancel}>
        {t('form:cancel')}
      </button>
    </>
  );
};
