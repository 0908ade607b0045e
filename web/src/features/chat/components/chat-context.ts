import type { TFunction } from 'i18next';
import { createContext, use } from 'react';
import type { Language } from '#contracts/text/language.ts';

import type { Rating, Reply } from '../model/message.ts';

interface ChatActions {
  t: TFunction<'aiChat'>;
  /** That of the page. */
  language: Language;
  isPending: boolean;
  /** The question whose reply is awaited. */
  awaited: string | undefined;
  /** Whether it was sent. */
  ask: (text: string) => boolean;
  /** To those who cannot see it. */
  announce: (text: string) => void;
  /** Says whether an answer helped. @throws ApiError */
  rate: (reply: Reply, rating: Rating) => Promise<void>;
  retry: () => void;
  stop: () => void;
  close: () => void;
}

export const ChatContext = createContext<ChatActions | undefined>(undefined);

export const useChat = (): ChatActions => {
  const chat = use(ChatContext);
  if (!chat) throw new Error('This is shown outside of the chat');
  return chat;
};
