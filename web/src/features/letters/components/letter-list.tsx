import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { LoadFailure } from '#web/shared/ui/load-failure.tsx';
import { Loading } from '#web/shared/ui/loading.tsx';
import { useHydrated } from '#web/shared/ui/use-hydrated.ts';
import { lettersQuery } from '../api/queries.ts';
import { letterPath } from '../model/letter-paths.ts';
import { sentDay } from '../model/sent-day.ts';

/** The letters that everybody may read, in the reader's language, latest first. */
export const LetterList = () => {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const { zone } = useSite();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = useInfiniteQuery({
    ...lettersQuery(language),
    enabled: useHydrated(),
  });
  const letters = data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <div className="page-head">
        <h1>{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
      </div>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!letters && !error && <Loading />}
      {letters && letters.length === 0 && <p className="empty">{t('empty')}</p>}
      {letters && letters.length > 0 && (
        <ul className="letter-list">
          {letters.map(({ address, subject, preheader, sentAt }) => (
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
                <time dateTime={sentAt}>{sentDay(sentAt, language, zone)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      {hasNextPage && (
        <p className="actions">
          <button type="button" className="button" aria-busy={isFetching} onClick={() => void fetchNextPage()}>
            {t('older')}
          </button>
        </p>
      )}
    </>
  );
};
