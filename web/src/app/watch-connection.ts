import type { i18n as I18n } from 'i18next';
import type { createBrowserRouter } from 'react-router';
import { showNetwork } from '#web/features/network/show-network.tsx';
import { registerWorker } from '#web/features/offline/register-worker.ts';
import { nameManifest } from './name-manifest.ts';

/** The parts of every page for the time without a connection, in one file. */
export const watchConnection = (i18n: I18n, router: ReturnType<typeof createBrowserRouter>): void => {
  showNetwork(i18n);
  nameManifest(i18n.language);
  if (import.meta.env.PROD) void registerWorker(i18n, router);
  // A development server has none, and must not be served by the one that `npm start` has left at its address.
  else void navigator.serviceWorker?.getRegistration().then((registration) => registration?.unregister());
};
