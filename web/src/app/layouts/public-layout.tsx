import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useOfflineCopy } from '#web/features/catalog/api/use-offline-copy.ts';
import { Direction } from '#web/shared/i18n/direction.tsx';
import { paths } from '#web/shared/paths.ts';
import { ChatButton } from './chat-button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageNote } from './page-note.tsx';
import { SiteNotice } from './site-notice.tsx';
import { useAfterNavigation } from './use-after-navigation.ts';
import { useAskedLanguage } from './use-asked-language.ts';

export const PublicLayout = () => {
  const { t } = useTranslation();
  // One thing is to be done there, and on a phone the button would lie over it.
  const isFromMail = useLocation().pathname.startsWith(paths.newsletter);
  useAskedLanguage();
  useAfterNavigation();
  useOfflineCopy();
  return (
    <>
      <Direction />
      <a className="skip-link" href="#main">
        {t('skipToContent')}
      </a>
      <SiteNotice />
      <Header />
      <NavigationProgress />
      <PageNote />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      {!isFromMail && <ChatButton />}
      <ScrollRestoration />
    </>
  );
};
