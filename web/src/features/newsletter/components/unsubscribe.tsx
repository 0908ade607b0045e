import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { saveMailPreferences } from '#contracts/newsletter/endpoints.ts';
import type { Language } from '#contracts/text/language.ts';
import { write } from '#web/shared/api/write.ts';
import { FormMessage } from '#web/shared/form/form-message.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';

interface UnsubscribeProps {
  token: string;
  /** By which mail its reader came. */
  mark: string | undefined;
  language: Language;
  onDone: () => void;
}

/** One press ends all mail to many. */
export const Unsubscribe = ({ token, mark, language, onDone }: UnsubscribeProps) => {
  const { t } = useTranslation('newsletter');
  const send = useSendForm({
    schema: z.strictObject({}),
    send: async () => {
      const body = { token, ...(mark ? { mark } : {}), language, newsletter: false, announcements: false };
      await write(saveMailPreferences, { body, failureText: t('saveFailed') });
      onDone();
    },
  });
  return (
    <form className="form-aside" method="post" onSubmit={send.onSubmit}>
      <FormMessage problem={send.problem} />
      <button type="submit" className="button" aria-busy={send.isBusy}>
        {t('unsubscribe')}
      </button>
    </form>
  );
};
