import type { i18n as I18n } from 'i18next';
import type { createBrowserRouter } from 'react-router';
import { languageFromQuery } from '#web/shared/i18n/detect.ts';
import { isMissingCode, offerReload, reloadOnce } from '#web/shared/ui/missing-code.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Where the code that reports errors, answers without a connection or keeps writes for one is missing, other code does
 * it or says so.
 */
const hasStandIn = /\/(report(ed|-un)|kept-answers|start-outbox)/;

/** A search or filter on the same screen needs no code: a part that is missing meanwhile is not the screen. */
const isLoadingScreen = ({ initialized, location, navigation, revalidation }: Router['state']): boolean => {
  if (!initialized || revalidation !== 'idle') return true;
  const next = navigation.location;
  if (!next) return false;
  return next.pathname !== location.pathname || languageFromQuery(next.search) !== languageFromQuery(location.search);
};

/**
 * Deals with parts of a screen (a dialog, the editor of a text) whose code is missing: the rest of the screen stays as it
 * is. If nothing has been typed on it, the page reloads; otherwise the visitor is asked. Screens that are missing
 * themselves are the error screen's task.
 */
export const watchMissingCode = (router: Router, i18n: I18n): void => {
  let isTyped = false;
  let shown = location.pathname;
  addEventListener(
    'input',
    () => {
      isTyped = true;
    },
    true,
  );
  router.subscribe(({ location: { pathname } }) => {
    if (pathname !== shown) isTyped = false;
    shown = pathname;
  });
  addEventListener('vite:preloadError', async (event) => {
    const { payload } = event;
    if (isLoadingScreen(router.state) || !isMissingCode(payload) || hasStandIn.test(payload.message)) return;
    // The import that failed stays pending; without a connection, until there is one (`scripts/config/vite.config.ts`).
    event.preventDefault();
    if (navigator.onLine && !(await reloadOnce(() => !isTyped))) offerReload(i18n);
  });
};
