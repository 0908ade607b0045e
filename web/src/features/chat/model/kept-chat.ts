import * as z from 'zod/mini';
import { readJson, removeStorage, writeStorage } from '#web/shared/storage.ts';
import { type Message, messageSchema } from './message.ts';

export const chatKey = 'chat';
const version = 1;
/** A browser keeps 5 MB for a site, and an answer is a few kB. */
const mostMessages = 100;

const keptSchema = z.object({ version: z.literal(version), messages: z.array(messageSchema) });

/** The conversation as this browser has it; what cannot be read counts as none. */
export const readChat = (): Message[] => keptSchema.safeParse(readJson(chatKey)).data?.messages ?? [];

/** The newest messages, from a question on. */
export const newestOf = (messages: readonly Message[], most = mostMessages): Message[] => {
  const newest = messages.slice(-most);
  return newest.slice(
    Math.max(
      0,
      newest.findIndex(({ sender }) => sender === 'user'),
    ),
  );
};

export const keepChat = (messages: readonly Message[]): void => {
  if (messages.length === 0) removeStorage(chatKey);
  else writeStorage(chatKey, JSON.stringify({ version, messages }));
};
