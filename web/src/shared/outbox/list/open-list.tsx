import type { i18n as I18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { currentLanguage } from '../../i18n/i18n.ts';
import { loadTexts } from '../../i18n/lazy-texts.ts';
import { outboxStatus } from '../outbox-status.ts';
import { List } from './list.tsx';
import { outboxTexts } from './texts.ts';

/** Fetches the list's texts, while they can be had, and has the sign open it. */
export const prepareList = (i18n: I18n): void => {
  const prepare = () => void loadTexts(i18n, currentLanguage(i18n), [outboxTexts]).catch(console.error);
  prepare();
  i18n.on('languageChanged', prepare);
  outboxStatus.open = () => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place, { identifierPrefix: 'outbox' });
    root.render(
      <I18nextProvider i18n={i18n}>
        <List
          onClose={() => {
            root.unmount();
            place.remove();
          }}
        />
      </I18nextProvider>,
    );
  };
};
