import type { i18n as I18n } from 'i18next';
import { connectOutbox } from './connect-outbox.ts';
import { prepareList } from './list/open-list.tsx';

let isStarted = false;

/** Once for each page: keeps and sends what waits, and has its list ready. */
export const startOutbox = (i18n: I18n): void => {
  if (isStarted) return;
  isStarted = true;
  prepareList(i18n);
  connectOutbox();
};
