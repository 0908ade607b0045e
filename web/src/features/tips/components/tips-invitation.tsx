import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { accountPath, paths } from '#web/shared/paths.ts';

/** The contents of the tips and the way to reach them, for visitors who are not logged in. */
export const TipsInvitation = () => {
  const { t } = useTranslation('tips');
  const points = [t('pointChoosing'), t('pointFitting'), t('pointBreakingIn'), t('pointCare'), t('pointSafety')];
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <ul className="notice-points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{t('loginToRead')}</p>
      <div className="actions">
        <Link className="button button-full" to={accountPath(paths.login, { pathname: paths.tips })}>
          {t('login')}
        </Link>
        <Link className="button" to={accountPath(paths.signup, { pathname: paths.tips })}>
          {t('signup')}
        </Link>
      </div>
    </>
  );
};
