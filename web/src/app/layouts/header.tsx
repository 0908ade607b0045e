import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SearchField } from '#web/features/catalog/components/search/search-field.tsx';
import { paths } from '#web/shared/paths.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export const Header = () => {
  const { t } = useTranslation();
  return (
    <header className="site-header">
      <div className="wrap header-top">
        <Link className="site-brand" to={paths.home}>
          <Logo />
          <span>
            <span className="site-name">{t('siteName')}</span>
            <span className="site-slogan">{t('siteSlogan')}</span>
          </span>
        </Link>
        <SearchField />
        <div className="header-tools">
          <AccountLinks />
          <ThemeToggle />
          <LanguageMenu />
          <MobileMenu />
        </div>
      </div>
      <div id="navigation" className="wrap header-nav">
        <MainNavigation />
      </div>
    </header>
  );
};
