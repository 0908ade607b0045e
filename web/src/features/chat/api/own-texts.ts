import { type ChatTexts, getChatTexts } from '#contracts/assistant/chat-texts.ts';
import type { Language } from '#contracts/text/language.ts';
import { call } from '#web/shared/api/call.ts';

/** So long the chat waits for them: its own texts do as well. */
const patienceMs = 1_500;

let texts: ChatTexts | undefined;

/**
 * Fetches what administrators have written for the chat. Texts that do not come in time are there when it is opened
 * next.
 */
export const loadOwnTexts = (): Promise<unknown> => {
  if (texts) return Promise.resolve();
  const fetched = call(getChatTexts, {}).then(
    (answer) => {
      texts = answer;
    },
    () => {},
  );
  return Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
};

/** The administrators' text in place of the product's own; empty where there is none. */
export const ownText = (name: 'welcome' | 'errorMessage', language: Language): string => texts?.[name][language] ?? '';
export const ownSuggestion = (place: number, language: Language): string => texts?.suggestions[place]?.[language] ?? '';
