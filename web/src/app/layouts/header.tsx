import { Link } from 'react-router';
import { SearchField } from '#web/features/catalog/components/search/search-field.tsx';
import { paths } from '#web/shared/paths.ts';
import { useSite } from '#web/shared/site/site-context.ts';
import { AccountLinks } from './account-links.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { useOpenChat } from './use-open-chat.ts';

export const Header = () => {
  const { name, slogan } = useSite();
  const openChat = useOpenChat();
  return (
    <header className="site-header">
      <div className="wrap header-top">
        <Link className="site-brand" to={paths.home}>
          <Logo />
          <span>
            <span className="site-name">{name}</span>
            <span className="site-slogan">{slogan}</span>
          </span>
        </Link>
        <SearchField onAsk={openChat} />
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
