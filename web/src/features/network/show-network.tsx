import type { i18n as I18n } from 'i18next';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage } from '#web/shared/i18n/i18n.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { network, watchNetwork } from '#web/shared/network/network.ts';
import { adoptStyles } from '#web/shared/ui/adopt-styles.ts';
import styles from './components/network.css?inline';
import { NetworkBanner } from './components/network-banner.tsx';
import { NetworkIndicator } from './components/network-indicator.tsx';
import { networkTexts } from './texts.ts';

const NetworkStatus = ({ t }: Pick<Parameters<typeof NetworkBanner>[0], 't'>) => {
  const isOnline = useSyncExternalStore(network.subscribe, network.isOnline);
  return (
    <>
      <NetworkBanner isOnline={isOnline} t={t} />
      <NetworkIndicator isOnline={isOnline} t={t} />
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
    root.render(<NetworkStatus t={i18n.getFixedT(language, 'network')} />);
  };
  const redraw = () => void draw().catch(console.error);
  watchNetwork();
  i18n.on('languageChanged', redraw);
  redraw();
};
