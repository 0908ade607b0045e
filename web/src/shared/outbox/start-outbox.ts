import type { i18n as I18n } from 'i18next';
import { connectOutbox } from './connect-outbox.ts';
import { keepClearOfIndicator } from './keep-clear-of-indicator.ts';
import { showLost } from './list/lost-notice.ts';
import { prepareList } from './list/open-list.tsx';
import { outboxStatus } from './outbox-status.ts';

let isStarted = false;

/** Once for each page: keeps and sends what waits, and has its list ready. */
export const startOutbox = (i18n: I18n): void => {
  if (isStarted) return;
  isStarted = true;
  outboxStatus.shown = keepClearOfIndicator;
  prepareList(i18n);
  connectOutbox();
  showLost(i18n);
};
