import type { i18n as I18n } from 'i18next';
import { showNetwork } from '#web/features/network/show-network.tsx';
import { registerWorker } from '#web/features/offline/register-worker.ts';

/** What every page has for the time without a connection, in one file. A development server has no worker. */
export const watchConnection = (i18n: I18n): void => {
  showNetwork(i18n);
  if (import.meta.env.PROD) void registerWorker(i18n);
};
