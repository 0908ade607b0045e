import { useTranslation } from 'react-i18next';
import { writeStorage } from '#web/shared/storage.ts';

const isDark = () => {
  const chosen = document.documentElement.dataset.theme;
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
};

/** Light or dark. The picture follows the theme by the stylesheet, so that it is right before the app runs. */
export const ThemeToggle = () => {
  const { t } = useTranslation();
  const toggle = () => {
    const theme = isDark() ? 'light' : 'dark';
    document.documentElement.dataset.theme = theme;
    writeStorage('theme', theme);
  };
  return (
    <button type="button" className="icon-button theme-toggle" onClick={toggle} aria-label={t('switchTheme')}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <circle cx="12" cy="12" r="7.5" fill="none" stroke="currentColor" strokeWidth="1.3" />
        <path d="M12 4.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
      </svg>
    </button>
  );
};
