import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

/** A browser remembers that a file of the app failed to load, and does not request it again on this page. */
const isMissingModule = (error: unknown): boolean =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** Shown for an unexpected error. "Try Again" draws the same address again, "Refresh Page" reloads it. */
export const ErrorScreen = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useLocation();
  useEffect(() => console.error(error), [error]);
  return (
    <div className="wrap notice" role="alert">
      <h1>{t('errorTitle')}</h1>
      <p className="lead">{t('errorText')}</p>
      <div className="actions">
        <button type="button" className="button button-full" onClick={() => location.reload()}>
          {t('refreshPage')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => (isMissingModule(error) ? location.reload() : navigate(address, { replace: true }))}
        >
          {t('tryAgain')}
        </button>
      </div>
    </div>
  );
};
