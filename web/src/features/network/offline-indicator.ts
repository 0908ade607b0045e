import { type Connection, connectionType } from '#web/shared/network/connection-type.ts';
import { network, watchNetwork } from '#web/shared/network/network.ts';
import { outboxStatus } from '#web/shared/outbox/outbox-status.ts';
import { wholePage } from '#web/shared/whole-page.ts';

/**
 * The sign of a lost connection on a page without the app (`web/src/server/offline-pages.tsx`), which stands in for the
 * one that the reader wants. The page says that there is no connection; what only this browser knows follows: how much
 * waits to be sent, and the kind of network. When the site can be reached again, the page is asked for again.
 */
// The code can be there before the page has fully arrived.
await wholePage();
const sign = document.querySelector<HTMLElement>('.network-indicator');
const words = { ...sign?.dataset };
const offline = sign?.textContent ?? '';

const draw = () => {
  const { waiting, stuck } = outboxStatus.read();
  const number = waiting + stuck;
  const { type } = (navigator as { connection?: Connection }).connection ?? {};
  const kind = connectionType(type ? { type } : {})?.kind;
  const parts = [offline, number > 0 && words.waiting?.replace('#', `${number}`), kind && words[kind]];
  if (sign) sign.textContent = parts.filter(Boolean).join(' · ');
};

outboxStatus.subscribe(draw);
watchNetwork(false);
network.subscribe(() => location.reload());
draw();
