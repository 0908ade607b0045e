import { useTranslation } from 'react-i18next';
import { confirmSession } from '#contracts/confirmation.ts';
import { write } from '../api/write.ts';
import { Form } from '../form/form.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { formTexts } from '../form/texts.ts';
import { useSendForm } from '../form/use-send-form.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { keepConfirmation } from './confirmation.ts';

/** Asks for the password again before a change that could cost a user the account, on screens without any form too. */
const ConfirmationDialog = ({ onDone }: { onDone: (isConfirmed: boolean) => void }) => {
  useTexts(formTexts);
  const { t } = useTranslation('form');
  const send = useSendForm({
    schema: confirmSession.body,
    defaultValues: { password: '' },
    send: async (body) => {
      const { confirmation } = await write(confirmSession, { body });
      keepConfirmation(confirmation);
      onDone(true);
    },
  });
  return (
    <Dialog title={t('confirmTitle')} onCancel={() => onDone(false)}>
      <p>{t('confirmText')}</p>
      <Form onSubmit={send.onSubmit} label={t('confirmTitle')}>
        <PasswordField
          label={t('confirmPassword')}
          autoComplete="current-password"
          autoFocus
          {...send.field('password')}
        />
        <FormEnd send={send}>{t('confirmAction')}</FormEnd>
      </Form>
      <button type="button" className="text-button" onClick={() => onDone(false)}>
        {t('cancel')}
      </button>
    </Dialog>
  );
};

export default ConfirmationDialog;
