import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolate } from '#contracts/text/isolate.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { written } from '#web/shared/i18n/written.ts';
import { lettersPath } from '#web/shared/letter-paths.ts';
import { dayText } from '#web/shared/site/day-text.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { LoadFailure } from '#web/shared/ui/load-failure.tsx';
import { Loading } from '#web/shared/ui/loading.tsx';
import { letterQuery } from '../api/queries.ts';
import { LetterFrame } from './letter-frame.tsx';

/** One letter as it was sent. */
export const LetterView = ({ address }: { address: string }) => {
  const { t } = useTranslation('letters');
  const language = useLanguage();
  const { zone } = useSite();
  const { data: letter, error, refetch } = useQuery(letterQuery(address));
  return (
    <>
      <p className="fine">
        <Link to={lettersPath}>{t('toList')}</Link>
      </p>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {!letter && !error && <Loading />}
      {letter && (
        <>
          <h1 {...written(letter.language)}>{letter.subject || t('noSubject')}</h1>
          <p className="fine">
            <time dateTime={letter.sentAt}>
              {t('sentOn', { date: isolate(dayText(letter.sentAt, language, zone)) })}
            </time>
          </p>
          <LetterFrame title={t('frame')} html={letter.html} />
        </>
      )}
    </>
  );
};
