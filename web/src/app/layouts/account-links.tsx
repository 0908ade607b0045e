import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
import { paths } from '../paths.ts';

/** Only for visitors who are not logged in. */
export const AccountLinks = () => {
  const { t } = useTranslation();
  if (useVisitor()) return null;
  return (
    <ul className="account-links">
      <li>
        <Link className="quiet-link" to={paths.login}>
          {t('navLogin')}
        </Link>
      </li>
      <li>
        <Link className="quiet-link" to={paths.signup}>
          {t('navSignup')}
        </Link>
      </li>
    </ul>
  );
};
