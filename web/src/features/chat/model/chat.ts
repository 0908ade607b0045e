import type { rateAnswer } from '#contracts/ai-usage/feedback.ts';
import type { Turn } from '#contracts/assistant/endpoints.ts';
import type { Input } from '#contracts/http/endpoint.ts';
import type { Language } from '#contracts/text/language.ts';
import { ApiError } from '#web/shared/api/api-error.ts';
import type { GivenAnswer } from './given-answer.ts';
import { chatKey, keepChat, newestOf, readChat } from './kept-chat.ts';
import { readMayKeep } from './may-keep.ts';
import { type Message, type Question, type Rating, type Reply, turnsBefore } from './message.ts';
import { cleanQuestion, maySend } from './question.ts';

export interface ChatState {
  messages: readonly Message[];
  isPending: boolean;
  /** The question whose reply is awaited. */
  awaited?: string;
}

interface Asked {
  question: string;
  language: Language;
  mayKeep?: true;
  /** Earlier questions, oldest first. */
  conversation?: Turn[];
}

/** Why there is no answer; without a connection the question could not be asked. */
export type NoAnswer = 'failed' | 'limited' | 'stopped' | 'offline';

interface ChatParts {
  ask: (asked: Asked, signal: AbortSignal) => Promise<GivenAnswer>;
  rate: (rating: Input<typeof rateAnswer, 'body'>) => Promise<void>;
  /** The notice in the place of an answer, in a language whose texts have come. */
  say: (reason: NoAnswer, language: Language, seconds: number) => string;
}

const newMessage = (text: string) => ({ id: crypto.randomUUID(), text, timestamp: new Date().toISOString() });
const nothing = { paragraphs: [], sources: [], suggestions: [] };

/** An answer may come without its parts. */
const paragraphsOf = ({ answer, paragraphs }: GivenAnswer) =>
  paragraphs.length > 0 ? paragraphs : answer.split(/\n{2,}/).map((text) => ({ text, sources: [] }));

/** The reply after its question, in the place of a former one; nothing is changed where the question has been cleared meanwhile. */
const withReply = (messages: readonly Message[], question: string, reply?: Reply): Message[] => {
  const place = messages.findIndex(({ id }) => id === question);
  if (place < 0) return [...messages];
  const after = messages[place + 1]?.sender === 'ai' ? place + 2 : place + 1;
  return [...messages.slice(0, place + 1), ...(reply ? [reply] : []), ...messages.slice(after)];
};

/** The conversation, whether its window is open or not: a reply that is awaited comes to a closed one too. */
export const createChat = ({ ask, rate, say }: ChatParts) => {
  let state: ChatState = { messages: readChat(), isPending: false };
  let waiting: AbortController | undefined;
  const listeners = new Set<() => void>();

  const set = (messages: readonly Message[], awaited: string | undefined) => {
    state = { messages: newestOf(messages), isPending: awaited !== undefined, ...(awaited ? { awaited } : {}) };
    for (const listener of listeners) listener();
  };
  /** Changes what is kept, which another tab may have changed since this one read it. */
  const change = (edit: (messages: readonly Message[]) => readonly Message[], awaited: string | undefined) => {
    set(edit(readChat()), awaited);
    keepChat(state.messages);
  };
  const stopWaiting = () => {
    waiting?.abort();
    waiting = undefined;
  };

  const replyFor = async ({ id, text }: Question, language: Language, signal: AbortSignal): Promise<Reply> => {
    const inPlace = (reason: NoAnswer, seconds = 0): Reply => ({
      ...newMessage(say(reason, language, seconds)),
      ...nothing,
      sender: 'ai',
      language,
      outcome: reason === 'offline' ? 'failed' : reason,
      ...(reason === 'limited' ? { retryAt: Date.now() + seconds * 1_000 } : {}),
    });
    try {
      const conversation = turnsBefore(state.messages, id);
      const asked: Asked = {
        question: text,
        language,
        ...(readMayKeep() ? { mayKeep: true } : {}),
        ...(conversation.length > 0 ? { conversation } : {}),
      };
      const answer = await ask(asked, signal);
      if (answer.answer.trim() === '') return inPlace('failed');
      const { sources, suggestions, finder, shops } = answer;
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
        finder,
        shops,
      };
    } catch (error) {
      if (signal.aborted) return inPlace('stopped');
      if (!(error instanceof ApiError)) return inPlace('failed');
      if (error.status === 0) return inPlace('offline');
      const isLimited = error.status === 429 && error.retryAfter !== undefined;
      return isLimited ? inPlace('limited', error.retryAfter) : inPlace('failed');
    }
  };

  const request = async (question: Question, language: Language) => {
    const own = new AbortController();
    waiting = own;
    const reply = await replyFor(question, language, own.signal);
    // Cleared meanwhile: what was asked is gone.
    if (waiting !== own) return;
    waiting = undefined;
    change((messages) => withReply(messages, question.id, reply), undefined);
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
      const question: Question = { ...newMessage(cleanQuestion(typed)), sender: 'user' };
      change((messages) => [...messages, question], question.id);
      void request(question, language);
      return true;
    },
    /** Asks the last question again; its reply, if any, goes. */
    retry: (language: Language): void => {
      const last = state.messages.findLast((message) => message.sender === 'user');
      if (state.isPending || last === undefined) return;
      change((messages) => withReply(messages, last.id), last.id);
      void request(last, language);
    },
    /** Says whether an answer helped. @throws ApiError */
    rate: async ({ id, answerId, rating: former }: Reply, chosen: Rating): Promise<void> => {
      if (answerId === undefined) return;
      const place = state.messages.findIndex((message) => message.id === id);
      // Later than the former one, even where the clock was set back between them.
      const rating = { ...chosen, ratedAt: Math.max(Date.now(), (former?.ratedAt ?? 0) + 1) };
      const question = !rating.isHelpful && readMayKeep() ? state.messages[place - 1]?.text : undefined;
      await rate({ id: answerId, ...rating, ...(question ? { question } : {}) });
      change(
        (messages) =>
          messages.map((message) => (message.id === id && message.sender === 'ai' ? { ...message, rating } : message)),
        state.awaited,
      );
    },
    stop: (): void => waiting?.abort(),
    clear: (): void => {
      stopWaiting();
      set([], undefined);
      keepChat([]);
    },
    /** Another tab has written, or cleared everything (`key` null). */
    follow: ({ key }: Pick<StorageEvent, 'key'>): void => {
      if (key !== chatKey && key !== null) return;
      const messages = readChat();
      const isAwaited = messages.some(({ id }) => id === state.awaited);
      if (!isAwaited) stopWaiting();
      set(messages, isAwaited ? state.awaited : undefined);
    },
  };
};
export type Chat = ReturnType<typeof createChat>;
