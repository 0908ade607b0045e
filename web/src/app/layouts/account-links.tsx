import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isolate } from '#contracts/text/isolate.ts';
import { paths } from '#web/shared/paths.ts';
import { useAccountPath } from '#web/shared/use-account-path.ts';
import { useVisitor } from '#web/shared/visitor/use-visitor.ts';
import { useLogOut } from './use-log-out.ts';

// Only administrators fetch it.
const EditLink = lazy(() => import('./edit-link.tsx').then((module) => ({ default: module.EditLink })));

/** The welcome line for a user who is logged in, and the log-in link for everybody else. */
export const AccountLinks = () => {
  const { t } = useTranslation();
  const visitor = useVisitor();
  const logOut = useLogOut();
  const toAccount = useAccountPath();
  if (visitor)
    return (
      <div className="account-links">
        <span className="welcome">{t('welcome', { name: isolate(visitor.username) })}</span>
        <Link className="quiet-link" to={paths.account}>
          {t('myAccount')}
        </Link>
        {visitor.isAdmin && (
          <Suspense>
            <EditLink />
          </Suspense>
        )}
        <button type="button" className="text-button" onClick={logOut}>
          {t('logout')}
        </button>
      </div>
    );
  return (
    <ul className="account-links">
      <li>
        <Link className="quiet-link" to={toAccount(paths.login)}>
          {t('navLogin')}
        </Link>
      </li>
      <li>
        <Link className="quiet-link" to={toAccount(paths.signup)}>
          {t('navSignup')}
        </Link>
      </li>
    </ul>
  );
};
