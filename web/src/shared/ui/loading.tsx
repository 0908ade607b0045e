import { useTranslation } from 'react-i18next';

/** Shown while a screen is loading. */
export const Loading = () => {
  const { t } = useTranslation();
  return (
    <div className="loading" role="status">
      <span className="loading-mark" aria-hidden="true" />
      <span>{t('loading')}</span>
    </div>
  );
};
