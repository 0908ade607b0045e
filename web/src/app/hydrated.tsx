import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { createBrowserRouter } from 'react-router';
import { browserLanguage } from '#web/shared/i18n/remember.ts';
import { useLanguage } from '#web/shared/i18n/use-language.ts';
import { paths } from '#web/shared/paths.ts';
import { whenIdle } from '#web/shared/when-idle.ts';
import { useSessionWatch } from './use-session-watch.ts';

interface HydratedProps {
  router: ReturnType<typeof createBrowserRouter>;
  /** The page said "not found", but the catalogue may have changed since it was stored. */
  wasNotFound: boolean;
  onReady: () => void;
}

/**
 * Runs once the page is hydrated. The page was rendered in the language that the edge knew. If this browser knows
 * better (a choice kept only in its storage), the app switches the language in the same way as the language menu.
 */
export const Hydrated = ({ router, wasNotFound, onReady }: HydratedProps) => {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const Watch = useSessionWatch(router);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the language of the rendered page.
  useEffect(() => {
    onReady();
    // Nothing of it is fetched where no service of others is on.
    if (document.documentElement.dataset.services) void import('./statistics/start.ts');
    void import('./count-visits.ts').then(({ countVisits }) => countVisits(router));
    whenIdle(() => void import('./watch-connection.ts').then(({ watchConnection }) => watchConnection(i18n, router)));
    const wanted = browserLanguage();
    // A page that was kept stays in its language: there may be no other without a connection.
    if (wanted === language || document.documentElement.dataset.stored) {
      // A brand that is newer than the stored pages, or a former name that leads to one.
      if (wasNotFound) void router.revalidate();
      return;
    }
    const search = new URLSearchParams(location.search);
    search.set('lang', wanted);
    void router.navigate(`${location.pathname}?${search}${location.hash}`, { replace: true, preventScrollReset: true });
  }, []);
  return Watch && <Watch onLoggedOut={() => router.navigate(paths.home)} />;
};
