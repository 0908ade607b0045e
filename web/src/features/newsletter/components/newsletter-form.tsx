import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { subscribe } from '#contracts/newsletter/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { write } from '#web/shared/api/write.ts';
import { BotCheckStatus } from '#web/shared/bot-check/bot-check-status.tsx';
import { type BotCheck, heldToken, useBotCheck } from '#web/shared/bot-check/use-bot-check.ts';
import styles from '#web/shared/form/form.css?inline';
import { FormMessage } from '#web/shared/form/form-message.tsx';
import { useSendForm } from '#web/shared/form/use-send-form.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { useSecondsLeft } from '#web/shared/time/use-seconds-left.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';

adoptStyles(styles);

/** The check begins when the visitor comes to the form. That it is done is no news: it would read as if all were. */
const Check = ({ check }: { check: BotCheck }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(() => check.start(), []);
  return <BotCheckStatus check={check} isQuiet />;
};

/** Whether the visitor has come to the form: until then it says nothing and sends no request. */
const useTouched = (form: RefObject<HTMLFormElement | null>) => {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    // The first touch fetched this code, so it was before.
    if (form.current?.contains(document.activeElement)) setIsTouched(true);
  }, [form]);
  return { isTouched, onFocus: () => setIsTouched(true) };
};

/** The field that had the focus is gone. */
const focusOn = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

const schema = z.omit(subscribe.body, { language: true });

/** The newsletter in the footer: an address, an invisible check, and what happens next. */
export const NewsletterForm = () => {
  const { t } = useTranslation('newsletter');
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { isTouched, onFocus } = useTouched(form);
  const check = useBotCheck('newsletter');
  const [sentTo, setSentTo] = useState<string>();
  const send = useSendForm({
    schema,
    defaultValues: { turnstileToken: heldToken },
    send: async ({ email }) => {
      const failureText = t('subscribeFailed');
      await check.send((turnstileToken) =>
        write(subscribe, { body: { email, language, turnstileToken }, failureText }),
      );
      setSentTo(email);
    },
  });
  // Enter that was pressed before the form worked; the check below has begun by now.
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isTouched && dataset.entered === id) form.current?.requestSubmit();
  }, [isTouched, id]);
  const isWaiting = useSecondsLeft(send.problem?.retryAt ?? 0) > 0;
  const isHydrated = useHydrated();
  const { error, ...field } = send.field('email');
  return (
    <>
      <p className="footer-heading" id={`${id}-title`}>
        {t('title')}
      </p>
      <p id={`${id}-lead`}>{t('lead')}</p>
      <form
        ref={form}
        className="newsletter-form needs-script"
        method="post"
        noValidate
        aria-labelledby={`${id}-title`}
        onSubmit={(event) => {
          document.documentElement.dataset.entered = '';
          void send.onSubmit(event);
        }}
        onFocus={onFocus}
      >
        {sentTo === undefined && (
          <>
            <label htmlFor={id}>{t('label')}</label>
            <div className="newsletter-line">
              <input
                id={id}
                className="control"
                type="email"
                dir="ltr"
                autoComplete="email"
                aria-describedby={error ? `${id}-error` : `${id}-lead`}
                aria-invalid={error ? true : undefined}
                {...field}
              />
              <button
                type="submit"
                className="button"
                disabled={!isHydrated || isWaiting}
                aria-busy={send.isBusy || undefined}
              >
                {t('subscribe')}
              </button>
            </div>
            {error && (
              <p className="form-error" id={`${id}-error`}>
                {error}
              </p>
            )}
            {isTouched && (
              <>
                <FormMessage problem={send.problem?.refusal && send.problem} />
                <Check check={check} />
              </>
            )}
          </>
        )}
        {isTouched && (
          <div role="status" className="form-notice">
            {sentTo !== undefined && (
              <p ref={focusOn} tabIndex={-1}>
                {t('sent', { email: isolate(sentTo) })}
              </p>
            )}
          </div>
        )}
        {sentTo !== undefined && (
          <button type="button" className="text-button" onClick={() => setSentTo(undefined)}>
            {t('again')}
          </button>
        )}
      </form>
      <p>
        <a href={paths.privacy}>{t('privacy')}</a>
      </p>
    </>
  );
};
