import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account.ts';
import type { FactorProof } from '#contracts/second-factor.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { accountQuery } from '../api/queries.ts';
import { isFactorCodeNeeded, secondFactor } from '../api/second-factor.ts';
import { FactorProof as FactorProofStep } from './factor-proof.tsx';
import { PasswordGate } from './password-gate.tsx';

interface OwnerProofProps {
  account: Account;
  title: string;
  text: string;
  action: string;
  /** What is proven for. @throws ApiError to be shown. */
  onProof: (proof: FactorProof) => Promise<void>;
  onCancel: () => void;
}

interface Asked {
  password: string;
  factor: Account['secondFactor'];
  resendAt: number;
}

/** Asks for the password and, where a second factor is on, for a code of it. */
export const OwnerProof = ({ account, title, text, action, onProof, onCancel }: OwnerProofProps) => {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
  const { beginProof } = secondFactor;
  /** Whether the password was enough. Another browser may have switched a factor on since this page was loaded. */
  const isEnough = async (password: string): Promise<boolean> => {
    if (account.secondFactor !== 'none') return false;
    try {
      await onProof({ password });
      return true;
    } catch (error) {
      if (!isFactorCodeNeeded(error)) throw error;
      await queryClient.invalidateQueries(accountQuery);
      return false;
    }
  };
  const passPassword = async (password: string) => {
    if (await isEnough(password)) return;
    const { factor, resendAfter } = await beginProof(password);
    if (factor === 'none') return onProof({ password });
    setAsked({ password, factor, resendAt: Date.now() + resendAfter * 1_000 });
  };
  if (!asked)
    return <PasswordGate title={title} text={text} action={action} onPassword={passPassword} onCancel={onCancel} />;
  const { password, factor, resendAt } = asked;
  return (
    <FactorProofStep
      text={factor === 'totp' ? t('proofFromApp') : t('proofFromEmail', { email: isolate(account.email) })}
      action={action}
      firstResendAt={resendAt}
      resend={factor === 'email' ? async () => (await beginProof(password)).resendAfter : undefined}
      answer={(proof) => onProof({ password, ...proof })}
      onCancel={onCancel}
    />
  );
};
