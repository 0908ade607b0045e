import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mailMarkSchema, readerTokenSchema } from '#contracts/newsletter/endpoints.ts';
import { isolate } from '#contracts/text/isolate.ts';
import { LoadFailure } from '#web/shared/ui/load-failure.tsx';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import { mailPreferencesQuery } from '../api/queries.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

interface MailPreferencesProps {
  /** The values of the mail's link. */
  token: string | undefined;
  mark: string | undefined;
}

/** A reader's wishes, by the link of a mail and without logging in. Opening it changes nothing. */
export const MailPreferences = ({ token: given, mark: givenMark }: MailPreferencesProps) => {
  const { t } = useTranslation('newsletter');
  const isHydrated = useHydrated();
  const [isUnsubscribed, setIsUnsubscribed] = useState(false);
  const token = readerTokenSchema.safeParse(given).data;
  const mark = mailMarkSchema.safeParse(givenMark).data;
  const query = mailPreferencesQuery(token ?? '', t('preferencesFailed'));
  const { data, error, isFetching, refetch } = useQuery({ ...query, enabled: token !== undefined });
  const email = isolate(data?.email ?? '');
  const isWithoutLink = isHydrated && given === undefined;
  const isDamaged = given !== undefined && token === undefined;
  return (
    <>
      <h1>{t(isUnsubscribed ? 'unsubscribedTitle' : 'preferencesTitle')}</h1>
      <div className="form-notice" role="status">
        {isUnsubscribed && <p>{t('unsubscribed', { email })}</p>}
        {(isWithoutLink || isDamaged) && <p>{t('preferencesNoLink')}</p>}
        {token && isFetching && <p>{t('preferencesLoading')}</p>}
      </div>
      {error && !isFetching && <LoadFailure error={error} onRetry={refetch} />}
      {token && data && isUnsubscribed && (
        <p className="actions">
          <button
            type="button"
            className="button"
            onClick={async () => {
              await refetch();
              setIsUnsubscribed(false);
            }}
          >
            {t('changedMind')}
          </button>
        </p>
      )}
      {token && data && !isUnsubscribed && !isFetching && (
        <>
          <p className="lead">{t('preferencesLead', { email })}</p>
          <PreferencesForm token={token} mark={mark} preferences={data} />
          {(data.newsletter || data.announcements) && (
            <Unsubscribe {...{ token, mark }} language={data.language} onDone={() => setIsUnsubscribed(true)} />
          )}
        </>
      )}
    </>
  );
};
