import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmSession } from '#contracts/account/confirmation.ts';
import { beginFactorProof, type FactorProof } from '#contracts/account/second-factor.ts';
import { ApiError } from '../api/api-error.ts';
import { write } from '../api/write.ts';
import { Form } from '../form/form.tsx';
import { FormEnd } from '../form/form-end.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { formTexts } from '../form/texts.ts';
import { useSendForm } from '../form/use-send-form.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { keepConfirmation } from './confirmation.ts';
import { type AskedCode, ConfirmationCode } from './confirmation-code.tsx';

/**
 * Asks for the password again before a change that could cost a user the account, on screens without any form too; then for a code,
 * where a second factor is on.
 */
const ConfirmationDialog = ({ onDone }: { onDone: (isConfirmed: boolean) => void }) => {
  useTexts(formTexts);
  const { t } = useTranslation('form');
  const [asked, setAsked] = useState<AskedCode>();
  const confirm = async (body: FactorProof) => {
    const { confirmation } = await write(confirmSession, { body });
    keepConfirmation(confirmation);
    onDone(true);
  };
  const send = useSendForm({
    schema: beginFactorProof.body,
    defaultValues: { password: '' },
    send: async ({ password }) => {
      try {
        await confirm({ password });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'factorCodeNeeded') throw error;
        const { factor, resendAfter } = await write(beginFactorProof, { body: { password } });
        // Switched off since then.
        if (factor === 'none') return confirm({ password });
        setAsked({ password, factor, resendAt: Date.now() + resendAfter * 1_000 });
      }
    },
  });
  return (
    <Dialog title={t('confirmTitle')} onCancel={() => onDone(false)}>
      {asked ? (
        <ConfirmationCode asked={asked} answer={(code) => confirm({ password: asked.password, code })} />
      ) : (
        <>
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
        </>
      )}
      <button type="button" className="text-button" onClick={() => onDone(false)}>
        {t('cancel')}
      </button>
    </Dialog>
  );
};

export default ConfirmationDialog;
