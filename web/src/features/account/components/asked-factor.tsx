import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account/endpoints.ts';
import type { FactorProof } from '#contracts/account/second-factor.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { secondFactor } from '../api/second-factor.ts';
import { FactorProof as FactorProofStep } from './factor-proof.tsx';

/** The password was right, and a code of this factor is asked for. */
export interface Asked {
  password: string;
  factor: Account['secondFactor'];
  /** When another code may be mailed, in milliseconds since the epoch. */
  resendAt: number;
}

/** Checks the password, and has a code mailed where codes come by mail. @throws ApiError to be shown. */
export const askForFactor = async (password: string): Promise<Asked> => {
  const { factor, resendAfter } = await secondFactor.beginProof(password);
  return { password, factor, resendAt: Date.now() + resendAfter * 1_000 };
};

interface AskedFactorProps {
  asked: Asked;
  email: string;
  action: string;
  /** Called with the proof. @throws ApiError to be shown. */
  onProof: (proof: FactorProof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for a code of the factor, after the password. */
export const AskedFactor = ({ asked, email, action, onProof, onCancel }: AskedFactorProps) => {
  const { t } = useTranslation('account');
  const { password, factor, resendAt } = asked;
  return (
    <FactorProofStep
      text={factor === 'totp' ? t('proofFromApp') : t('proofFromEmail', { email: isolate(email) })}
      action={action}
      firstResendAt={resendAt}
      resend={factor === 'email' ? async () => (await secondFactor.beginProof(password)).resendAfter : undefined}
      answer={(proof) => onProof({ password, ...proof })}
      onCancel={onCancel}
    />
  );
};
