import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestPasswordReset, requestResetFormSchema } from '#contracts/auth/endpoints.ts';
import { write } from '#web/shared/api/write.ts';
import { BotCheckStatus } from '#web/shared/bot-check/bot-check-status.tsx';
import { heldToken, useBotCheck } from '#web/shared/bot-check/use-bot-check.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { paths } from '#web/shared/paths.ts';
import { useAccountPath } from '#web/shared/use-account-path.ts';

/** Asks for a mail with a link. The answer is the same whether the address has an account or not. */
export const RequestResetForm = () => {
  const { t } = useTranslation('auth');
  const toAccount = useAccountPath();
  const check = useBotCheck('reset');
  const [sentTo, setSentTo] = useState<string>();
  const send = useSendForm({
    schema: requestResetFormSchema,
    defaultValues: { turnstileToken: heldToken },
    send: async (values) => {
      const failureText = t('requestResetFailed');
      await check.send((turnstileToken) =>
        write(requestPasswordReset, { body: { ...values, turnstileToken }, failureText }),
      );
      setSentTo(values.email);
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
          <Link className="button" to={toAccount(paths.resetPassword)} state={{ email: sentTo }}>
            {t('haveResetCode')}
          </Link>
        </p>
      ) : (
        <>
          <p className="lead">{t('requestResetLead')}</p>
          <Form onSubmit={send.onSubmit} onTouch={check.start}>
            <TextField label={t('email')} type="email" dir="ltr" autoComplete="email" {...send.field('email')} />
            <BotCheckStatus check={check} />
            <FormEnd send={send}>{t('requestResetAction')}</FormEnd>
          </Form>
        </>
      )}
      <p className="form-aside">
        <Link to={toAccount(paths.login)}>{t('backToLogin')}</Link>
      </p>
    </>
  );
};
