import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginEmailChange, confirmEmailChange } from '#contracts/account.ts';
import { call } from '#web/shared/api/call.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { isolate } from '#web/shared/i18n/isolate.ts';
import { accountQuery, devicesQuery } from '../api/queries.ts';
import { EmailSetup } from './email-setup.tsx';
import { SuccessLine } from './success-line.tsx';

/** A new address is the account's when the code that was sent to it has been entered. */
export const EmailForm = ({ email }: { email: string }) => {
  const { t } = useTranslation('account');
  const queryClient = useQueryClient();
  const [isDone, setDone] = useState(false);
  const [waiting, setWaiting] = useState<{ email: string; resendAt: number }>();
  const failureText = t('newEmailFailed');
  const begin = async (asked: string) =>
    (await call(beginEmailChange, { body: { email: asked }, failureText })).resendAfter;
  const send = useSendForm({
    schema: beginEmailChange.body,
    defaultValues: { email },
    send: async (body) => {
      setDone(false);
      if (body.email === email) return;
      setWaiting({ email: body.email, resendAt: Date.now() + (await begin(body.email)) * 1_000 });
    },
  });
  const confirm = async (code: string) => {
    const account = await call(confirmEmailChange, { body: { code }, failureText });
    queryClient.setQueryData(accountQuery.queryKey, account);
    setWaiting(undefined);
    setDone(true);
    await queryClient.invalidateQueries(devicesQuery);
  };
  if (waiting)
    return (
      <EmailSetup
        title={t('newEmailTitle')}
        text={t('newEmailText', { email: isolate(waiting.email) })}
        action={t('newEmailConfirm')}
        firstResendAt={waiting.resendAt}
        resend={() => begin(waiting.email)}
        onCode={confirm}
        onCancel={() => setWaiting(undefined)}
      />
    );
  return (
    <Form onSubmit={send.onSubmit} onTouch={() => setDone(false)} label={t('newEmailLabel')}>
      <TextField label={t('newEmailLabel')} type="email" autoComplete="email" dir="ltr" {...send.field('email')} />
      <FormEnd send={send}>{t('newEmailAction')}</FormEnd>
      <SuccessLine text={isDone ? t('newEmailDone') : undefined} />
    </Form>
  );
};
