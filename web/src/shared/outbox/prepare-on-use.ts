import type { i18n as I18n } from 'i18next';
import { firstUse } from '../ui/first-use.ts';
import { prepareOutbox } from './prepare-outbox.ts';

/**
 * The same for a screen that is to show without the outbox: anything that is saved there was typed before. Where the
 * connection is lost in between, the outbox is fetched once there is one again, because a browser does not retry a
 * failed import; until then a change that gets no reply stays in its form, which sends it again.
 */
export const prepareOutboxOnUse = async (i18n: I18n): Promise<void> => {
  await firstUse();
  if (!navigator.onLine) await new Promise((come) => addEventListener('online', come, { once: true }));
  prepareOutbox(i18n);
};
