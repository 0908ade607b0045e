import type { i18n as I18n } from 'i18next';

/**
 * Fetches the outbox while there is a connection, and otherwise once there is one: a browser does not try an import again
 * that has failed. Called by what shows a form whose changes may wait, and where some wait already. Until it is there, a
 * change that gets no answer stays in its form, which sends it again.
 */
export const prepareOutbox = (i18n: I18n): void => {
  const fetchIt = () => void import('./start-outbox.ts').then(({ startOutbox }) => startOutbox(i18n), console.error);
  if (navigator.onLine) fetchIt();
  else addEventListener('online', fetchIt, { once: true });
};
