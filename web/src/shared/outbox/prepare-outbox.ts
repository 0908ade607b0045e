import type { i18n as I18n } from 'i18next';

/**
 * Fetches the outbox while there is a connection: called by what shows a form whose changes may wait, and where some wait
 * already. Without it, such a change fails as any other.
 */
export const prepareOutbox = (i18n: I18n): void => {
  import('./start-outbox.ts').then(({ startOutbox }) => startOutbox(i18n)).catch(console.error);
};
