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
  // The worker takes over the page that has registered it; never, where an operator has switched it off.
  if (!serviceWorker.controller) {
    const served = new Promise((resolve) => {
      serviceWorker.oncontrollerchange = resolve;
    });
    // There is one already where the page was reloaded past it (Shift and Reload).
    registration.active?.postMessage('serve' satisfies WorkerMessage);
    await served;
  }
  // The worker has the code.
  const { followWorker } = await import('./follow-worker.ts');
  return followWorker(i18n, { registration, router });
};
