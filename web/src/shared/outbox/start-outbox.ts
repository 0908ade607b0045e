import type { i18n as I18n } from 'i18next';
import { connectOutbox } from './connect-outbox.ts';
import { leaveRoom } from './leave-room.ts';
import { showLost } from './list/lost-notice.ts';
import { prepareList } from './list/open-list.tsx';
import { outboxSign } from './outbox-sign.ts';

let isStarted = false;

/** Once for each page: keeps and sends what waits, and has its list ready. */
export const startOutbox = (i18n: I18n): void => {
  if (isStarted) return;
  isStarted = true;
  outboxSign.shown = leaveRoom;
  prepareList(i18n);
  connectOutbox();
  showLost(i18n);
};
