import type { i18n as I18n } from 'i18next';
import type { createBrowserRouter } from 'react-router';
import { isMissingCode, offerReload, reloadOnce } from '#web/shared/ui/missing-code.ts';

/**
 * Deals with parts of a screen (a dialog, the editor of a text) whose code is missing: the rest of the screen stays as it
 * is. If nothing has been typed on it, the page reloads; otherwise the visitor is asked. Screens that are missing
 * themselves are the error screen's task.
 */
export const watchMissingCode = (router: ReturnType<typeof createBrowserRouter>, i18n: I18n): void => {
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
    const { initialized, navigation, revalidation } = router.state;
    const isScreen = !initialized || navigation.state !== 'idle' || revalidation !== 'idle';
    if (isScreen || !isMissingCode(event.payload)) return;
    // Whoever waits for the part goes on waiting.
    event.preventDefault();
    // Nothing can be had now, and the browser would not try again later.
    if (!navigator.onLine) addEventListener('online', () => offerReload(i18n), { once: true });
    else if (!(await reloadOnce(() => !isTyped))) offerReload(i18n);
  });
};
