import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Loading } from '#web/shared/ui/loading.tsx';
import { isMissingCode, reloadOnce } from '#web/shared/ui/missing-code.ts';
import { reportPlainly } from '../errors/report-plainly.ts';

/**
 * Shown for an unexpected error. "Try Again" draws the same address again, "Refresh Page" reloads it. A screen whose code
 * is missing is first reloaded once without a question: a user who was writing has already agreed to leave. Any other error
 * is reported, by code that is fetched only then, and without its number where that code is missing as well.
 */
export const ErrorScreen = ({ error }: { error: unknown }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const address = useLocation();
  const isMissing = isMissingCode(error);
  const [isReloading, setReloading] = useState(isMissing);
  const [Reported, setReported] = useState<ComponentType<{ error: unknown }>>();
  useEffect(() => {
    console.error(error);
    if (isMissing) void reloadOnce().then(setReloading);
    else
      import('../errors/reported-error.tsx').then(
        (code) => setReported(() => code.default),
        () => reportPlainly(error),
      );
  }, [error, isMissing]);
  if (isReloading) return <Loading />;
  return (
    <div className="wrap notice" role="alert">
      <h1>{t('errorTitle')}</h1>
      <p className="lead">{t('errorText')}</p>
      <div className="actions">
        <button type="button" className="button button-full" onClick={() => location.reload()}>
          {t('refreshPage')}
        </button>
        {/* A browser remembers that a file of the app failed to load, and does not request it again on this page. */}
        <button
          type="button"
          className="button"
          onClick={() => (isMissing ? location.reload() : navigate(address, { replace: true }))}
        >
          {t('tryAgain')}
        </button>
      </div>
      {Reported && <Reported error={error} />}
    </div>
  );
};
