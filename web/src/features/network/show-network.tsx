import type { i18n as I18n, TFunction } from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '#web/shared/i18n/i18n.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { network, watchNetwork } from '#web/shared/network/network.ts';
import { outboxStatus } from '#web/shared/outbox/outbox-status.ts';
import { prepareOutbox } from '#web/shared/outbox/prepare-outbox.ts';
import { onSessionChange } from '#web/shared/session/session.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import styles from './components/network.css?inline';
import { NetworkBanner } from './components/network-banner.tsx';
import { NetworkIndicator } from './components/network-indicator.tsx';
import { networkTexts } from './texts.ts';

const NetworkStatus = ({ t, i18n }: { t: TFunction<'network'>; i18n: I18n }) => {
  const isOnline = useSyncExternalStore(network.subscribe, network.isOnline);
  const [count, setCount] = useState(outboxStatus.read);
  useEffect(() => {
    const read = () => setCount(outboxStatus.read());
    const stops = [outboxStatus.subscribe(read), onSessionChange(read)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  const hasAny = count.waiting + count.stuck > 0;
  useEffect(() => {
    if (hasAny) prepareOutbox(i18n);
  }, [hasAny, i18n]);
  return (
    <>
      <NetworkBanner isOnline={isOnline} t={t} />
      <NetworkIndicator isOnline={isOnline} count={count} t={t} />
    </>
  );
};

/**
 * Watches the connection, and shows its state beside the app, on every screen. All of it is fetched while there is a
 * connection; a language whose texts cannot be fetched any more leaves those of the former one.
 */
export const showNetwork = (i18n: I18n): void => {
  adoptStyles(styles);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = async () => {
    const language = currentLanguage(i18n);
    await loadTexts(i18n, language, [networkTexts]);
    root.render(<NetworkStatus t={i18n.getFixedT(language, 'network')} i18n={i18n} />);
  };
  const redraw = () => void draw().catch(console.error);
  watchNetwork();
  i18n.on('languageChanged', redraw);
  redraw();
};
