import { useTranslation } from 'react-i18next';
import { Loading } from '#web/shared/ui/loading.tsx';
import { Logo } from './logo.tsx';

/**
 * The top of a screen that only the app draws: on a slow connection it shows where the visitor is before the app's code
 * has loaded.
 */
export const Shell = () => {
  const { t } = useTranslation();
  return (
    <>
      <div className="shell-bar">
        <div className="site-brand">
          <Logo />
          <span className="site-name">{t('siteName')}</span>
        </div>
      </div>
      <Loading />
    </>
  );
};
