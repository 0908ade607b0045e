import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '#web/shared/form/code-form.tsx';
import { ResendButton } from '#web/shared/form/resend-button.tsx';
import { StepTitle } from './step-title.tsx';

interface EmailSetupProps {
  title: string;
  /** Where the code went. */
  text: string;
  action: string;
  /** When another code may be sent, in milliseconds since the epoch. */
  firstResendAt: number;
  /** Sends another code and returns how many seconds the next one has to wait. */
  resend: () => Promise<number>;
  /** @throws ApiError to be shown. */
  onCode: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** A code by mail, which proves that mail to an address arrives. */
export const EmailSetup = ({ title, text, action, firstResendAt, resend, onCode, onCancel }: EmailSetupProps) => {
  const { t } = useTranslation('form');
  const [resendAt, setResendAt] = useState(firstResendAt);
  return (
    <>
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      <CodeForm answer={onCode} action={action} />
      <ResendButton resendAt={resendAt} resend={resend} onResent={setResendAt} />
      <button type="button" className="text-button" onClick={onCancel}>
        {t('cancel')}
      </button>
    </>
  );
};
