import type { i18n as I18n } from 'i18next';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { currentLanguage } from '#web/shared/i18n/i18n.ts';
import { loadTexts } from '#web/shared/i18n/lazy-texts.ts';
import { loadOwnTexts } from './api/own-texts.ts';
import { tabChat } from './api/tab-chat.ts';
import { ChatPanel } from './components/chat-panel.tsx';
import { chatTexts } from './texts.ts';

let open: Root | undefined;

/**
 * Shows the panel, when all that it shows is here, and asks `question`, if there is one. It stays while the reader goes on to other pages; there is one at
 * the most.
 */
export const openChat = async (i18n: I18n, question?: string): Promise<void> => {
  const language = currentLanguage(i18n);
  await Promise.all([loadTexts(i18n, language, [chatTexts]), loadOwnTexts()]);
  if (question) tabChat(i18n).send(question, language);
  if (open) return;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { identifierPrefix: 'chat' });
  open = root;
  const close = () => {
    root.unmount();
    place.remove();
    open = undefined;
  };
  root.render(
    <I18nextProvider i18n={i18n}>
      <ChatPanel onClose={close} />
    </I18nextProvider>,
  );
};
