import type { i18n as I18n } from 'i18next';
import { offerNewVersion } from './new-version.ts';
import { followAsPage, markDate } from './stored-pages.ts';

/** On a page that the worker has brought: says how old it is, follows links without a connection, offers a new release. */
export const followWorker = async (i18n: I18n, registration: ServiceWorkerRegistration): Promise<void> => {
  addEventListener('click', followAsPage, true);
  const { stored } = document.documentElement.dataset;
  if (stored) await markDate(i18n, stored);
  const offer = () => {
    if (registration.waiting) void offerNewVersion(i18n, registration);
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  offer();
};
