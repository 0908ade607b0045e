import { useTranslation } from 'react-i18next';

/** Opens the chat, with a question if one is given. Its code and its texts come with the first use. */
export const useOpenChat = () => {
  const { i18n } = useTranslation();
  return (question?: string): Promise<void> =>
    import('#web/features/chat/prepare-chat.tsx').then(({ openChat }) => openChat(i18n, question));
};
