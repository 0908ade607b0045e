import { useTranslation } from 'react-i18next';
import { disableSecondFactor } from '#contracts/account/second-factor.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { PasswordField } from '#web/shared/form/password-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { StepTitle } from './step-title.tsx';

interface PasswordGateProps {
  title: string;
  text: string;
  action: string;
  /** @throws ApiError to be shown. */
  onPassword: (password: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the password before something that protects the account is changed. */
export const PasswordGate = ({ title, text, action, onPassword, onCancel }: PasswordGateProps) => {
  const { t } = useTranslation(['account', 'form']);
  const send = useSendForm({
    schema: disableSecondFactor.body,
    defaultValues: { password: '' },
    send: ({ password }) => onPassword(password),
  });
  return (
    <>
      <StepTitle>{title}</StepTitle>
      <p>{text}</p>
      <Form onSubmit={send.onSubmit} label={title}>
        <PasswordField label={t('password')} autoComplete="current-password" {...send.field('password')} />
        <FormEnd send={send}>{action}</FormEnd>
      </Form>
      <button type="button" className="text-button" onClick={onCancel}>
        {t('form:cancel')}
      </button>
    </>
  );
};
