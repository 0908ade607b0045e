import type { i18n as I18n } from 'i18next';
import { readToken } from '#web/shared/session/session.ts';
import { removeTips } from '#web/shared/session/stored-tips.ts';
import { offerNewVersion } from './new-version.ts';
import { followNavigation, markDate, type Router } from './stored-pages.ts';
import type { WorkerMessage } from './worker-message.ts';

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
  const offer = () => {
    const { port1, port2 } = new MessageChannel();
    // The page is older than the worker. One that has come with the same release has nothing to load.
    port1.onmessage = () => void offerNewVersion(i18n, registration);
    const message: WorkerMessage = { app: document.documentElement.dataset.app ?? '' };
    registration.waiting?.postMessage(message, [port2]);
  };
  const follow = () => registration.installing?.addEventListener('statechange', offer);
  registration.addEventListener('updatefound', follow);
  follow();
  offer();
};

/** Until the worker took over, nobody has kept what this page is made of. */
const keepFirstPage = (): void => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || page.workerStart > 0) return;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage({ page: page.name, files } satisfies WorkerMessage);
};

interface Followed {
  registration: ServiceWorkerRegistration;
  router: Router;
}

/** On a page that a worker serves: says how old it is, has it kept, and offers a new release. */
export const followWorker = async (i18n: I18n, { registration, router }: Followed): Promise<void> => {
  // A session can also have ended with the browser's storage.
  if (!readToken()) removeTips();
  keepFirstPage();
  const { stored } = document.documentElement.dataset;
  followNavigation(router, stored ? await markDate(i18n, stored) : undefined);
  offerReleases(i18n, registration);
  askWhenSeen(registration);
};
