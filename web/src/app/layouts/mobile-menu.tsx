import { useTranslation } from 'react-i18next';
import { Disclosure } from '#web/shared/ui/disclosure.tsx';
import { AccountLinks } from './account-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { MainNavigation } from './main-navigation.tsx';

/** The navigation of narrow screens. */
export const MobileMenu = () => {
  const { t } = useTranslation();
  const bars = (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M3 8h18M3 16h18" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" />
    </svg>
  );
  return (
    <Disclosure className="menu mobile-menu" label={t('menu')} summary={bars}>
      <div className="menu-sheet">
        <MainNavigation />
        <AccountLinks />
        <LanguageLinks className="sheet-languages" />
      </div>
    </Disclosure>
  );
};
