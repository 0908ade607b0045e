import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { deleteAccount } from '#contracts/account.ts';
import { write } from '#web/shared/api/write.ts';
import { CheckboxField } from '#web/shared/form/checkbox-field.tsx';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { forgetSession } from '#web/shared/session/session.ts';
import { AccountSection } from './account-section.tsx';

const deleteFormSchema = z.strictObject({
  ...deleteAccount.body.shape,
  isCertain: z.boolean().check(z.refine((value) => value, 'required')),
});

/** The last section. It is collapsed, and asks for the password and a tick, because it cannot be undone. */
export const DeleteSection = ({ onDeleted }: { onDeleted: () => void }) => {
  const { t } = useTranslation('account');
  const send = useSendForm({
    schema: deleteFormSchema,
    defaultValues: { password: '', isCertain: false },
    send: async ({ password }) => {
      await write(deleteAccount, { body: { password }, failureText: t('deleteFailed') });
      forgetSession();
      onDeleted();
    },
  });
  return (
    <AccountSection id="delete" title={t('deleteTitle')} text={t('deleteText')}>
      <details className="account-danger">
        <summary className="button">{t('deleteOpen')}</summary>
        <Form onSubmit={send.onSubmit} label={t('deleteTitle')}>
          <PasswordField label={t('password')} autoComplete="current-password" {...send.field('password')} />
          <CheckboxField label={t('deleteCertain')} {...send.field('isCertain')} />
          <FormEnd send={send}>{t('deleteAction')}</FormEnd>
        </Form>
      </details>
    </AccountSection>
  );
};
