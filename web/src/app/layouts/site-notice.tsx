import { useTranslation } from 'react-i18next';
import { directionOf } from '#contracts/text/language.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { writeStorage } from '#web/shared/storage.ts';

/**
 * A line above every page, of maintenance for instance. The page names its id; the starter takes that away before
 * anything is painted where the visitor has closed it, and the stylesheet hides what the page does not name.
 */
export const SiteNotice = () => {
  const { t } = useTranslation();
  const { notice } = useSite();
  if (!notice) return null;
  const { id, text, language } = notice;
  const close = () => {
    writeStorage('notice', id);
    delete document.documentElement.dataset.notice;
    // The button that had the focus is gone.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside className="site-notice" aria-label={t('notice')}>
      <div className="wrap">
        <p role="status" lang={language} dir={directionOf(language)}>
          {text}
        </p>
        <button type="button" className="text-button" onClick={close}>
          {t('closeNotice')}
        </button>
      </div>
    </aside>
  );
};
