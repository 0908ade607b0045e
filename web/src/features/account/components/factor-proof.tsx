import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { recoveryCodeSchema } from '#contracts/auth/endpoints.ts';
import { CodeForm } from '#web/shared/form/code-form.tsx';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { RecoveryCodeField } from '#web/shared/form/recovery-code-field.tsx';
import { ResendButton } from '#web/shared/form/resend-button.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { StepTitle } from './step-title.tsx';

const recoveryFormSchema = z.strictObject({ recoveryCode: recoveryCodeSchema });
type Proof = { code: string } | { recoveryCode: string };

interface RecoveryFormProps {
  action: string;
  answer: (proof: Proof) => Promise<void>;
}

const RecoveryForm = ({ action, answer }: RecoveryFormProps) => {
  const { t } = useTranslation('account');
  const send = useSendForm({ schema: recoveryFormSchema, send: answer });
  return (
    <Form onSubmit={send.onSubmit}>
      <RecoveryCodeField label={t('recoveryCode')} {...send.field('recoveryCode')} />
      <FormEnd send={send}>{action}</FormEnd>
    </Form>
  );
};

interface FactorProofProps {
  /** Where the code comes from. */
  text: string;
  /** The button's act once the code is right. */
  action: string;
  /** Where codes come by mail: sends another one and returns how many seconds the next one has to wait. */
  resend: (() => Promise<number>) | undefined;
  firstResendAt: number;
  /** @throws ApiError to be shown. */
  answer: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** A code of the present second factor, or a recovery code, before that factor is changed. */
export const FactorProof = ({ text, action, resend, firstResendAt, answer, onCancel }: FactorProofProps) => {
  const { t } = useTranslation(['account', 'form']);
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [resendAt, setResendAt] = useState(firstResendAt);
  return (
    <>
      <StepTitle>{t('proofTitle')}</StepTitle>
      <p>{usesRecovery ? t('proofByRecovery') : text}</p>
      {usesRecovery ? (
        <RecoveryForm action={action} answer={answer} />
      ) : (
        <>
          <CodeForm action={action} answer={(code) => answer({ code })} />
          {resend && <ResendButton resendAt={resendAt} resend={resend} onResent={setResendAt} />}
        </>
      )}
      <div className="form-asides">
        <button type="button" className="text-button" onClick={() => setUsesRecovery(!usesRecovery)}>
          {usesRecovery ? t('useCode') : t('useRecoveryCode')}
        </button>
        <button type="button" className="text-button" onClick={onCancel}>
          {t('form:cancel')}
        </button>
      </div>
    </>
  );
};
