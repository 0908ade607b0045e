import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '#contracts/account/endpoints.ts';
import type { FactorProof } from '#contracts/account/second-factor.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { accountQuery } from '../api/queries.ts';
import { resendOr, secondFactor } from '../api/second-factor.ts';
import { AccountSection } from './account-section.tsx';
import { EmailSetup } from './email-setup.tsx';
import { type FactorChange, FactorOverview } from './factor-overview.tsx';
import { OwnerProof } from './owner-proof.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SuccessLine } from './success-line.tsx';
import { TotpSetup } from './totp-setup.tsx';

type Step =
  | { name: 'overview'; done?: 'factorOn' | 'factorOff' | 'codesRenewed' }
  | { name: 'proof'; change: FactorChange }
  | { name: 'totp'; secret: string; uri: string }
  | { name: 'email'; password: string; resendAt: number }
  | { name: 'codes'; codes: readonly string[]; done: 'factorOn' | 'codesRenewed' };

const overview: Step = { name: 'overview' };
const resendTime = ({ resendAfter }: { resendAfter: number }) => Date.now() + resendAfter * 1_000;

/** The second step of a log-in: set up, renewed, switched off. Nothing changes before a first code has been correct. */
export const SecondFactorSection = ({ account }: { account: Account }) => {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>(overview);
  const cancel = () => setStep(overview);
  const showCodes = async (codes: readonly string[], done: 'factorOn' | 'codesRenewed') => {
    setStep({ name: 'codes', codes, done });
    await queryClient.invalidateQueries(accountQuery);
  };
  const begin: Record<FactorChange, (proof: FactorProof) => Promise<void>> = {
    totp: async (proof) => setStep({ name: 'totp', ...(await secondFactor.beginTotp(proof)) }),
    email: async (proof) =>
      setStep({ name: 'email', password: proof.password, resendAt: resendTime(await secondFactor.beginEmail(proof)) }),
    codes: async (proof) => showCodes((await secondFactor.renewCodes(proof)).recoveryCodes, 'codesRenewed'),
    off: async (proof) => {
      await secondFactor.switchOff(proof);
      setStep({ name: 'overview', done: 'factorOff' });
      await queryClient.invalidateQueries(accountQuery);
    },
  };
  const resendEmail = (password: string) =>
    resendOr(() => setStep({ name: 'proof', change: 'email' }), secondFactor.beginEmail({ password }));
  return (
    <AccountSection id="two-factor" title={t('factorTitle')} text={t('factorText')}>
      {step.name === 'overview' && (
        <>
          <FactorOverview account={account} onChoose={(change) => setStep({ name: 'proof', change })} />
          <SuccessLine text={step.done && t(step.done)} />
        </>
      )}
      {step.name === 'proof' && (
        <OwnerProof
          account={account}
          title={t(`gates.${step.change}.title`)}
          text={t(`gates.${step.change}.text`)}
          action={t(`gates.${step.change}.action`)}
          onProof={begin[step.change]}
          onCancel={cancel}
        />
      )}
      {step.name === 'totp' && (
        <TotpSetup
          secret={step.secret}
          uri={step.uri}
          onCode={async (code) => showCodes((await secondFactor.confirmTotp(code)).recoveryCodes, 'factorOn')}
          onCancel={cancel}
        />
      )}
      {step.name === 'email' && (
        <EmailSetup
          title={t('emailFactorTitle')}
          text={t('emailFactorText', { email: isolate(account.email) })}
          action={t('emailFactorAction')}
          firstResendAt={step.resendAt}
          resend={() => resendEmail(step.password)}
          onCode={async (code) => showCodes((await secondFactor.confirmEmail(code)).recoveryCodes, 'factorOn')}
          onCancel={cancel}
        />
      )}
      {step.name === 'codes' && (
        <RecoveryCodes codes={step.codes} onDone={() => setStep({ name: 'overview', done: step.done })} />
      )}
    </AccountSection>
  );
};
