import type { rateAnswer } from '#contracts/ai-feedback.ts';
import type { Input } from '#contracts/http/endpoint.ts';
import type { Language } from '#contracts/text/language.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { GivenAnswer } from './given-answer.ts';
import { chatKey, keepChat, newestOf, readChat } from './kept-chat.ts';
import { readMayKeep } from './may-keep.ts';
import type { Message, Rating, Reply } from './message.ts';
import { cleanQuestion, maySend } from './question.ts';

export interface ChatState {
  messages: readonly Message[];
  isPending: boolean;
}

interface Asked {
  question: string;
  language: Language;
  mayKeep?: true;
}

/** Why there is no answer; without a connection the question could not be asked. */
export type NoAnswer = 'failed' | 'limited' | 'stopped' | 'offline';

interface ChatParts {
  ask: (asked: Asked, signal: AbortSignal) => Promise<GivenAnswer>;
  rate: (rating: Input<typeof rateAnswer, 'body'>) => Promise<void>;
  /** What stands in the place of an answer, in a language whose texts have come. */
  say: (reason: NoAnswer, language: Language, seconds: number) => string;
}

const newMessage = (text: string) => ({ id: crypto.randomUUID(), text, timestamp: new Date().toISOString() });
const nothing = { paragraphs: [], sources: [], suggestions: [] };

/** An answer may come without its parts. */
const paragraphsOf = ({ answer, paragraphs }: GivenAnswer) =>
  paragraphs.length > 0 ? paragraphs : answer.split(/\n{2,}/).map((text) => ({ text, sources: [] }));

/** The conversation, whether its window is open or not: a reply that is awaited comes to a closed one too. */
export const createChat = ({ ask, rate, say }: ChatParts) => {
  let state: ChatState = { messages: readChat(), isPending: false };
  let waiting: AbortController | undefined;
  const listeners = new Set<() => void>();

  const set = (messages: readonly Message[], isPending: boolean) => {
    state = { messages: newestOf(messages), isPending };
    for (const listener of listeners) listener();
  };
  const keep = (messages: readonly Message[], isPending: boolean) => {
    set(messages, isPending);
    keepChat(state.messages);
  };

  const replyFor = async (question: string, language: Language, signal: AbortSignal): Promise<Reply> => {
    const inPlace = (reason: NoAnswer, seconds = 0): Reply => ({
      ...newMessage(say(reason, language, seconds)),
      ...nothing,
      sender: 'ai',
      language,
      outcome: reason === 'offline' ? 'failed' : reason,
      ...(reason === 'limited' ? { retryAt: Date.now() + seconds * 1_000 } : {}),
    });
    try {
      const answer = await ask({ question, language, ...(readMayKeep() ? { mayKeep: true } : {}) }, signal);
      if (answer.answer.trim() === '') return inPlace('failed');
      const { sources, suggestions } = answer;
      return {
        ...newMessage(answer.answer),
        sender: 'ai',
        language: answer.language,
        outcome: 'answered',
        answerId: answer.id,
        keptAt: answer.keptAt,
        paragraphs: paragraphsOf(answer),
        sources,
        suggestions,
      };
    } catch (error) {
      if (signal.aborted) return inPlace('stopped');
      if (!(error instanceof ApiError)) return inPlace('failed');
      if (error.status === 0) return inPlace('offline');
      const isLimited = error.status === 429 && error.retryAfter !== undefined;
      return isLimited ? inPlace('limited', error.retryAfter) : inPlace('failed');
    }
  };

  /** Asks what the last message asks. */
  const request = async (asked: readonly Message[], language: Language) => {
    const own = new AbortController();
    waiting = own;
    keep(asked, true);
    const reply = await replyFor(asked.at(-1)?.text ?? '', language, own.signal);
    // Cleared meanwhile: what was asked is gone.
    if (waiting !== own) return;
    waiting = undefined;
    keep([...state.messages, reply], false);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (): ChatState => state,
    /** Whether it was sent. */
    send: (typed: string, language: Language): boolean => {
      if (!maySend(typed, state.isPending)) return false;
      void request([...state.messages, { ...newMessage(cleanQuestion(typed)), sender: 'user' }], language);
      return true;
    },
    /** Asks the last question again; its reply, if any, goes. */
    retry: (language: Language): void => {
      const last = state.messages.findLastIndex(({ sender }) => sender === 'user');
      if (!state.isPending && last >= 0) void request(state.messages.slice(0, last + 1), language);
    },
    /** Says whether an answer helped. @throws ApiError */
    rate: async ({ id, answerId }: Reply, rating: Rating): Promise<void> => {
      if (answerId === undefined) return;
      const place = state.messages.findIndex((message) => message.id === id);
      const question = !rating.isHelpful && readMayKeep() ? state.messages[place - 1]?.text : undefined;
      await rate({ id: answerId, ...rating, ...(question ? { question } : {}) });
      keep(
        state.messages.map((message) =>
          message.id === id && message.sender === 'ai' ? { ...message, rating } : message,
        ),
        state.isPending,
      );
    },
    stop: (): void => waiting?.abort(),
    clear: (): void => {
      waiting?.abort();
      waiting = undefined;
      keep([], false);
    },
    /** Another tab has written, or cleared everything (`key` null). */
    follow: ({ key }: Pick<StorageEvent, 'key'>): void => {
      if ((key === chatKey || key === null) && !state.isPending) set(readChat(), false);
    },
  };
};
export type Chat = ReturnType<typeof createChat>;
