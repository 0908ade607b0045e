import type { i18n as I18n } from 'i18next';
import { type Chat, createChat } from '../model/chat.ts';
import { waitingTime } from '../model/waiting-time.ts';
import { askAssistant } from './ask-assistant.ts';
import { ownText } from './own-texts.ts';
import { sendRating } from './rate-answer.ts';

/** The one of this tab. It outlives the panel, so that a closed one gets its answer too. */
let chat: Chat | undefined;
export const tabChat = (i18n: I18n): Chat => {
  chat ??= createChat({
    ask: askAssistant,
    rate: sendRating,
    say: (reason, language, seconds) => {
      const t = i18n.getFixedT(language, 'aiChat');
      if (reason === 'failed') return ownText('errorMessage', language) || t('errorMessage');
      return reason === 'limited' ? t('limited', { time: waitingTime(seconds, language) }) : t(reason);
    },
  });
  return chat;
};
