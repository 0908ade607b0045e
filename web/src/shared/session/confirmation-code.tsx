import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginFactorProof } from '#contracts/account/second-factor.ts';
import type { User } from '#contracts/users/endpoints.ts';
import { write } from '../api/write.ts';
import { CodeForm } from '../form/code-form.tsx';
import { ResendButton } from '../form/resend-button.tsx';

/** The password was right, and a code of this factor is asked for. */
export interface AskedCode {
  password: string;
  factor: User['secondFactor'];
  /** When another code may be mailed, in milliseconds since the epoch. */
  resendAt: number;
}

interface ConfirmationCodeProps {
  asked: AskedCode;
  /** @throws ApiError to be shown. */
  answer: (code: string) => Promise<void>;
}

/** The second step of a confirmation, where a second factor is on. */
export const ConfirmationCode = ({ asked: { password, factor, resendAt: first }, answer }: ConfirmationCodeProps) => {
  const { t } = useTranslation('form');
  const [resendAt, setResendAt] = useState(first);
  const resend = async () => (await write(beginFactorProof, { body: { password } })).resendAfter;
  return (
    <>
      <p>{t(factor === 'email' ? 'confirmByMail' : 'confirmByApp')}</p>
      <CodeForm action={t('confirmAction')} answer={answer} />
      {factor === 'email' && <ResendButton resendAt={resendAt} resend={resend} onResent={setResendAt} />}
    </>
  );
};
