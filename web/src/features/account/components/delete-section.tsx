import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { type Account, deleteAccount } from '#contracts/account/endpoints.ts';
import type { FactorProof } from '#contracts/account/second-factor.ts';
import { passwordAttemptSchema } from '#contracts/users/person.ts';
import { write } from '#web/shared/api/write.ts';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { forgetSession } from '#web/shared/session/session.ts';
import { isFactorCodeNeeded } from '../api/second-factor.ts';
import { AccountSection } from './account-section.tsx';
import { type Asked, AskedFactor, askForFactor } from './asked-factor.tsx';

const deleteFormSchema = z.strictObject({
  password: passwordAttemptSchema,
  isCertain: z.boolean().check(z.refine((value) => value, 'required')),
});

interface DeleteSectionProps {
  email: Account['email'];
  onDeleted: () => void;
}

/**
 * The last section. It is collapsed, and asks for the password and a tick, because it cannot be undone; then for a code, where a
 * second factor is on.
 */
export const DeleteSection = ({ email, onDeleted }: DeleteSectionProps) => {
  const { t } = useTranslation('account');
  const [asked, setAsked] = useState<Asked>();
  const erase = async (proof: FactorProof) => {
    await write(deleteAccount, { body: proof, failureText: t('deleteFailed') });
    forgetSession();
    onDeleted();
  };
  const send = useSendForm({
    schema: deleteFormSchema,
    defaultValues: { password: '', isCertain: false },
    send: async ({ password }) => {
      try {
        await erase({ password });
      } catch (error) {
        if (!isFactorCodeNeeded(error)) throw error;
        setAsked(await askForFactor(password));
      }
    },
  });
  return (
    <AccountSection id="delete" title={t('deleteTitle')} text={t('deleteText')}>
      <details className="account-danger">
        <summary className="button">{t('deleteOpen')}</summary>
        {asked ? (
          <AskedFactor
            asked={asked}
            email={email}
            action={t('deleteAction')}
            onProof={erase}
            onCancel={() => setAsked(undefined)}
          />
        ) : (
          <Form onSubmit={send.onSubmit} label={t('deleteTitle')}>
            <PasswordField label={t('password')} autoComplete="current-password" {...send.field('password')} />
            <CheckboxField label={t('deleteCertain')} {...send.field('isCertain')} />
            <FormEnd send={send}>{t('deleteAction')}</FormEnd>
          </Form>
        )}
      </details>
    </AccountSection>
  );
};
