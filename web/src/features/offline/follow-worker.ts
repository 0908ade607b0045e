import type { i18n as I18n } from 'i18next';
import { readToken } from '#web/shared/session/session.ts';
import { removeTips } from '#web/shared/session/stored-tips.ts';
import { askToKeep, askWorker } from './ask-worker.ts';
import { offerNewVersion } from './new-version.ts';
import { renewCopy } from './renew-copy.ts';
import { followNavigation, type Router } from './stored-pages.ts';

const hourMs = 3_600_000;

/** Asks for a release when a tab that was open for long is seen again: the worker's file alone, of which mostly nothing comes. */
const askWhenSeen = (registration: ServiceWorkerRegistration): void => {
  let askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < hourMs) return;
    askedAt = Date.now();
    // Without a connection there is no answer.
    registration.update().catch(() => undefined);
  });
};

const offerReleases = (i18n: I18n, registration: ServiceWorkerRegistration): void => {
  // The page is older than the worker. One that has come with the same release has nothing to load.
  const offer = () =>
    askWorker(registration.waiting, { app: document.documentElement.dataset.app ?? '' }, () =>
      offerNewVersion(i18n, registration),
    );
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
};

/** Until the worker took over, nothing that this page is made of was kept. */
const keepFirstPage = (): void => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.workerStart > 0) return;
  askToKeep(
    page.name,
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
};

interface Followed {
  registration: ServiceWorkerRegistration;
  router: Router;
}

/** On a page that a worker serves: has it kept, or looks for a newer one, and offers a new release. */
export const followWorker = (i18n: I18n, { registration, router }: Followed): void => {
  // A session can also have ended with the browser's storage.
  if (!readToken()) removeTips();
  keepFirstPage();
  const mark = document.querySelector('.stored-mark');
  if (mark) renewCopy(mark);
  followNavigation(router, mark);
  offerReleases(i18n, registration);
  askWhenSeen(registration);
};
