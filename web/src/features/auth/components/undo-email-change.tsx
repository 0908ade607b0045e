import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { undoEmailChange } from '#contracts/account/endpoints.ts';
import { write } from '#web/shared/api/write.ts';
import { Form } from '#web/shared/form/form.tsx';
import { FormEnd } from '#web/shared/form/form-end.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { paths } from '#web/shared/paths.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';

interface UndoEmailChangeProps {
  /** The values of the mail's link. */
  link: { user: string; code: string } | undefined;
}

/**
 * Gives the account back to the address that the link was mailed to. It takes a press: programs that look through mail
 * open links, and must not undo anything.
 */
export const UndoEmailChange = ({ link }: UndoEmailChangeProps) => {
  const { t } = useTranslation('auth');
  const isHydrated = useHydrated();
  const [isDone, setIsDone] = useState(false);
  const body = undoEmailChange.body.safeParse(link).data;
  const send = useSendForm({
    schema: z.strictObject({}),
    send: async () => {
      if (!body) return;
      await write(undoEmailChange, { body });
      setIsDone(true);
    },
  });
  const isWithoutLink = isHydrated && !body;
  return (
    <>
      <h1>{t(isDone ? 'undoEmailDoneTitle' : 'undoEmailTitle')}</h1>
      <div className="form-notice" role="status">
        {isDone && <p>{t('undoEmailDone')}</p>}
        {isWithoutLink && <p>{t('undoEmailNoLink')}</p>}
      </div>
      {!isDone && !isWithoutLink && (
        <>
          <p className="lead">{t('undoEmailLead')}</p>
          <Form onSubmit={send.onSubmit}>
            <FormEnd send={send}>{t('undoEmailAction')}</FormEnd>
          </Form>
        </>
      )}
      <p className="form-aside">
        {isDone ? (
          <Link to={paths.requestPasswordReset}>{t('requestNewLink')}</Link>
        ) : (
          <Link to={paths.login}>{t('backToLogin')}</Link>
        )}
      </p>
    </>
  );
};
