import { useTranslation } from 'react-i18next';

/** A screen that is on its way. */
export const Loading = () => {
  const { t } = useTranslation();
  return (
    <div className="loading" role="status">
      <span className="loading-mark" aria-hidden="true" />
      <span>{t('loading')}</span>
    </div>
  );
};
