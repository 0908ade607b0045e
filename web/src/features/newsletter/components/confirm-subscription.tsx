import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { confirmSubscription } from '#contracts/newsletter/endpoints.ts';
import { write } from '#web/shared/api/write.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { TextField } from '#web/shared/form/text-field.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { lettersPath } from '#web/shared/letter-paths.ts';
import { paths } from '#web/shared/paths.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';

const schema = z.pick(confirmSubscription.body, { mailName: true });

interface ConfirmSubscriptionProps {
  /** The values of the mail's link. */
  link: { token: string } | undefined;
}

/** The second step of subscribing. It takes a press: programs that look through mail open links, and must not subscribe anybody. */
export const ConfirmSubscription = ({ link }: ConfirmSubscriptionProps) => {
  const { t } = useTranslation('newsletter');
  const isHydrated = useHydrated();
  const [isDone, setIsDone] = useState(false);
  const body = confirmSubscription.body.safeParse(link).data;
  const send = useSendForm({
    schema,
    defaultValues: { mailName: '' },
    send: async ({ mailName }) => {
      if (!body) return;
      await write(confirmSubscription, { body: { ...body, mailName }, failureText: t('confirmFailed') });
      setIsDone(true);
    },
  });
  const isWithoutLink = isHydrated && !body;
  return (
    <>
      <h1>{t(isDone ? 'confirmedTitle' : 'confirmTitle')}</h1>
      <div className="form-notice" role="status">
        {isDone && <p>{t('confirmed')}</p>}
        {isWithoutLink && <p>{t('noLink')}</p>}
      </div>
      {!isDone && !isWithoutLink && (
        <>
          <p className="lead">{t('confirmLead')}</p>
          <Form onSubmit={send.onSubmit}>
            <TextField label={t('name')} hint={t('nameHint')} autoComplete="name" {...send.field('mailName')} />
            <FormEnd send={send}>{t('confirmAction')}</FormEnd>
          </Form>
        </>
      )}
      <p className="form-aside">
        <Link to={isDone ? lettersPath : paths.privacy}>{t(isDone ? 'earlier' : 'privacy')}</Link>
      </p>
    </>
  );
};
