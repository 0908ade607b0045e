import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#contracts/account/endpoints.ts';
import type { FactorProof } from '#contracts/account/second-factor.ts';
import { accountQuery } from '../api/queries.ts';
import { isFactorCodeNeeded } from '../api/second-factor.ts';
import { type Asked, AskedFactor, askForFactor } from './asked-factor.tsx';
import { PasswordGate } from './password-gate.tsx';

interface OwnerProofProps {
  account: Account;
  title: string;
  text: string;
  action: string;
  /** Called with the proof. @throws ApiError to be shown. */
  onProof: (proof: FactorProof) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password and, where a second factor is on, for a code of it. */
export const OwnerProof = ({ account, title, text, action, onProof, onCancel }: OwnerProofProps) => {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<Asked>();
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
    const next = await askForFactor(password);
    if (next.factor === 'none') return onProof({ password });
    setAsked(next);
  };
  if (!asked)
    return <PasswordGate title={title} text={text} action={action} onPassword={passPassword} onCancel={onCancel} />;
  return <AskedFactor asked={asked} email={account.email} action={action} onProof={onProof} onCancel={onCancel} />;
};
