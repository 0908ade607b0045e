import { useTranslation } from 'react-i18next';
import { useOpenChat } from './use-open-chat.ts';

/** Until it is pressed, a page has this button alone of the chat. */
export const ChatButton = () => {
  const { t } = useTranslation();
  const openChat = useOpenChat();
  return (
    <button type="button" className="button chat-button needs-script" onClick={() => openChat()}>
      {t('openChat')}
    </button>
  );
};
