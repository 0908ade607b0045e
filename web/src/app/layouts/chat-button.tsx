import { useTranslation } from 'react-i18next';

/** Opens the chat. Its code and its texts come with the first press; until then a page has this button alone. */
export const ChatButton = () => {
  const { t, i18n } = useTranslation();
  const open = () => import('#web/features/chat/prepare-chat.tsx').then(({ openChat }) => openChat(i18n));
  return (
    <button type="button" className="button chat-button needs-script" onClick={open}>
      {t('openChat')}
    </button>
  );
};
