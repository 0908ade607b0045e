import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { loginFormSchema, recoveryCodeSchema } from '#contracts/auth/endpoints.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { RecoveryCodeField } from '#web/shared/form/recovery-code-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';

const recoveryFormSchema = z.strictObject({
  recoveryCode: recoveryCodeSchema,
  password: loginFormSchema.shape.password,
});

interface RecoveryFormProps {
  /** @throws ApiError to be shown. */
  answer: (values: { recoveryCode: string; password: string }) => Promise<void>;
}

/**
 * For users who have lost their device or cannot read their mail. The password is asked again, because it was not kept.
 */
export const RecoveryForm = ({ answer }: RecoveryFormProps) => {
  const { t } = useTranslation('auth');
  const send = useSendForm({ schema: recoveryFormSchema, send: answer });
  return (
    <>
      <p className="lead">{t('recoveryLead')}</p>
      <Form onSubmit={send.onSubmit}>
        <RecoveryCodeField label={t('recoveryCode')} {...send.field('recoveryCode')} />
        <PasswordField label={t('password')} autoComplete="current-password" {...send.field('password')} />
        <FormEnd send={send}>{t('recoveryAction')}</FormEnd>
      </Form>
    </>
  );
};
