import { useTranslation } from 'react-i18next';

/** In place of what could not be loaded: why, and the way to try again. */
export const LoadFailure = ({ error, onRetry }: { error: Error; onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="load-failure" role="alert">
      <p>{error.message}</p>
      <button type="button" className="button" onClick={() => onRetry()}>
        {t('tryAgain')}
      </button>
    </div>
  );
};
