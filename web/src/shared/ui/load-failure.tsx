import { useTranslation } from 'react-i18next';

/** Shown in place of what could not be loaded: the reason, and a button to try again. */
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
