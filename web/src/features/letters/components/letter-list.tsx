import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { letterPath } from '#web/shared/letter-paths.ts';
import { dayText } from '#web/shared/site/day-text.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { LoadFailure } from '#web/shared/ui/load-failure.tsx';
import { Loading } from '#web/shared/ui/loading.tsx';
import { lettersQuery } from '../api/queries.ts';

/** The letters from a place of the list on, and on a press those before them. */
const LettersFrom = ({ cursor }: { cursor: string | undefined }) => {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const { zone } = useSite();
  const { data, error, refetch } = useQuery(lettersQuery(language, cursor));
  const [isMoreAsked, askMore] = useState(false);
  if (error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!data) return <Loading />;
  const { items, nextCursor } = data;
  if (items.length === 0 && !cursor) return <p className="empty">{t('empty')}</p>;
  return (
    <>
      <ul className="letter-list">
        {items.map(({ address, subject, preheader, sentAt }) => (
          <li key={address}>
            <Link to={letterPath(address)}>
              <bdi>{subject || t('noSubject')}</bdi>
            </Link>
            {preheader && (
              <p>
                <bdi>{preheader}</bdi>
              </p>
            )}
            <p className="fine">
              <time dateTime={sentAt}>{dayText(sentAt, language, zone)}</time>
            </p>
          </li>
        ))}
      </ul>
      {nextCursor && !isMoreAsked && (
        <p className="actions">
          <button type="button" className="button" onClick={() => askMore(true)}>
            {t('older')}
          </button>
        </p>
      )}
      {nextCursor && isMoreAsked && <LettersFrom cursor={nextCursor} />}
    </>
  );
};

/** The letters that everybody may read, in the reader's language, latest first. */
export const LetterList = () => {
  const { t } = useTranslation('letters');
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      <LettersFrom key={useLanguage()} cursor={undefined} />
    </>
  );
};
