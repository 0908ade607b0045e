import type { i18n as I18n } from 'i18next';
import type { Router } from './stored-pages.ts';
import type { WorkerMessage } from './worker-message.ts';

const address = '/service-worker.js';

/**
 * Registers the site's service worker, by the one address that its policy knows. A browser without workers, or one that
 * refuses this one, does without.
 */
export const registerWorker = async (i18n: I18n, router: Router): Promise<void> => {
  const { serviceWorker } = navigator;
  const policy = window.trustedTypes?.createPolicy('service-worker', { createScriptURL: () => address });
  const registration = await serviceWorker?.register(policy?.createScriptURL('') ?? address).catch(() => undefined);
  if (!registration) return;
  if (!serviceWorker.controller) {
    const isServed = new Promise((served) =>
      serviceWorker.addEventListener('controllerchange', served, { once: true }),
    );
    // Until now nobody has kept what this page is made of.
    const [page = location.href] = performance.getEntriesByType('navigation').map(({ name }) => name);
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    (await serviceWorker.ready).active?.postMessage({ page, files } satisfies WorkerMessage);
    // Never, where an operator has switched the worker off.
    if (!serviceWorker.controller) await isServed;
  }
  // The worker has the code.
  const { followWorker } = await import('./follow-worker.ts');
  return followWorker(i18n, { registration, router });
};
