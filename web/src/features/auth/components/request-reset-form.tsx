import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { emailSchema } from '#contracts/person.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useFaultText } from '../api/use-fault-text.ts';
import { useIdentity } from '../api/use-identity.ts';

const requestSchema = z.strictObject({ email: emailSchema });

/** Asks for a mail with a link. The answer is the same whether the address has an account or not. */
export const RequestResetForm = ({ paths }: { paths: { resetPassword: string; login: string } }) => {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  const identity = useIdentity();
  const faultText = useFaultText();
  const [sentTo, setSentTo] = useState<string>();
  const send = useSendForm({
    schema: requestSchema,
    send: async ({ email }) => {
      await identity('requestReset', { email, language }, (fault) =>
        fault === 'accountUnknown' ? undefined : (faultText(fault) ?? t('requestResetFailed')),
      );
      setSentTo(email);
    },
  });
  return (
    <>
      <h1>{t('requestResetTitle')}</h1>
      <div className="form-notice" role="status">
        {sentTo && <p>{t('requestResetDone')}</p>}
      </div>
      {sentTo ? (
        <p className="actions">
          <Link className="button" to={paths.resetPassword} state={{ email: sentTo }}>
            {t('haveResetCode')}
          </Link>
        </p>
      ) : (
        <>
          <p className="lead">{t('requestResetLead')}</p>
          <Form onSubmit={send.onSubmit}>
            <TextField label={t('email')} type="email" dir="ltr" autoComplete="email" {...send.field('email')} />
            <FormEnd send={send}>{t('requestResetAction')}</FormEnd>
          </Form>
        </>
      )}
      <p className="form-aside">
        <Link to={paths.login}>{t('backToLogin')}</Link>
      </p>
    </>
  );
};
