import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { beginningHash, seekers } from '#contracts/finder/seekers.ts';
import { paths } from '#web/shared/paths.ts';

/** The two ways in. They are links, so that they work as soon as the page is there. */
export const Begin = () => {
  const { t } = useTranslation('finder-start');
  const texts = { me: t('forMe'), child: t('forChild') };
  return (
    <div className="finder-begin">
      <div className="actions">
        {seekers.map((seeker) => (
          <Link
            key={seeker}
            className={seeker === 'me' ? 'button button-full' : 'button'}
            to={beginningHash(seeker)}
            state={{ step: 1 }}
            preventScrollReset
          >
            {texts[seeker]}
          </Link>
        ))}
      </div>
      <p className="sub">{t('private')}</p>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      <p>
        <Link to={paths.findRules}>{t('rulesLink')}</Link>
      </p>
    </div>
  );
};
