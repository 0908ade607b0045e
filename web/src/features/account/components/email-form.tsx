import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Account, beginEmailChange, confirmEmailChange } from '#contracts/account/endpoints.ts';
import type { FactorProof } from '#contracts/account/second-factor.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { write } from '#web/shared/api/write.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { accountQuery, devicesQuery } from '../api/queries.ts';
import { isFactorCodeNeeded, resendOr } from '../api/second-factor.ts';
import { EmailSetup } from './email-setup.tsx';
import { OwnerProof } from './owner-proof.tsx';
import { SuccessLine } from './success-line.tsx';

type Step =
  | { name: 'address' | 'done' }
  | { name: 'proof'; email: string }
  | { name: 'code'; email: string; resendAt: number };

/**
 * A new address is the account's when the code that was sent to it has been entered. Where a second factor is on, a code
 * of it comes first.
 */
export const EmailForm = ({ account }: { account: Account }) => {
  const { email } = account;
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>({ name: 'address' });
  const cancel = () => setStep({ name: 'address' });
  const failureText = t('newEmailFailed');
  const begin = (asked: string, proof?: FactorProof) =>
    write(beginEmailChange, { body: { email: asked, ...proof }, failureText });
  const askForCode = async (asked: string, proof?: FactorProof) => {
    const { resendAfter } = await begin(asked, proof);
    setStep({ name: 'code', email: asked, resendAt: Date.now() + resendAfter * 1_000 });
  };
  const send = useSendForm({
    schema: beginEmailChange.body,
    defaultValues: { email },
    send: async ({ email: asked }) => {
      cancel();
      if (asked === email) return;
      if (account.secondFactor !== 'none') return setStep({ name: 'proof', email: asked });
      await askForCode(asked).catch(async (error: unknown) => {
        if (!isFactorCodeNeeded(error)) throw error;
        // Switched on in another browser since this page was loaded.
        setStep({ name: 'proof', email: asked });
        await queryClient.invalidateQueries(accountQuery);
      });
    },
  });
  const confirm = async (code: string) => {
    const changed = await write(confirmEmailChange, { body: { code }, failureText });
    queryClient.setQueryData(accountQuery.queryKey, changed);
    setStep({ name: 'done' });
    await queryClient.invalidateQueries(devicesQuery);
  };
  if (step.name === 'proof')
    return (
      <OwnerProof
        account={account}
        title={t('gates.address.title')}
        text={t('gates.address.text')}
        action={t('gates.address.action')}
        onProof={(proof) => askForCode(step.email, proof)}
        onCancel={cancel}
      />
    );
  if (step.name === 'code')
    return (
      <EmailSetup
        title={t('newEmailTitle')}
        text={t('newEmailText', { email: isolate(step.email) })}
        action={t('newEmailConfirm')}
        firstResendAt={step.resendAt}
        resend={() => resendOr(() => setStep({ name: 'proof', email: step.email }), begin(step.email))}
        onCode={confirm}
        onCancel={cancel}
      />
    );
  return (
    <Form onSubmit={send.onSubmit} onTouch={cancel} label={t('newEmailLabel')}>
      <TextField label={t('newEmailLabel')} type="email" autoComplete="email" dir="ltr" {...send.field('email')} />
      <FormEnd send={send}>{t('newEmailAction')}</FormEnd>
      <SuccessLine text={step.name === 'done' ? t('newEmailDone') : undefined} />
    </Form>
  );
};
