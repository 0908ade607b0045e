import * as z from 'zod/mini';
import { feedbackReasons } from '#contracts/ai-usage/feedback.ts';
import {
  answerParagraphSchema,
  answerSchema,
  answerSourceSchema,
  mostTurns,
  type Turn,
} from '#contracts/assistant/endpoints.ts';
import { languageSchema } from '#contracts/text/locale.ts';

const written = {
  id: z.string(),
  text: z.string(),
  /** ISO 8601, UTC. */
  timestamp: z.string(),
};

const questionSchema = z.object({ ...written, sender: z.literal('user') });

const ratingSchema = z.object({
  isHelpful: z.boolean(),
  reason: z.optional(z.enum(feedbackReasons)),
  /** In milliseconds since 1970. */
  ratedAt: z.optional(z.number()),
});
export type Rating = Omit<z.infer<typeof ratingSchema>, 'ratedAt'>;

const replySchema = z.object({
  ...written,
  sender: z.literal('ai'),
  language: languageSchema,
  outcome: z.enum(['answered', 'failed', 'limited', 'stopped']),
  paragraphs: z.array(answerParagraphSchema),
  sources: z.array(answerSourceSchema),
  suggestions: z.array(z.string()),
  /** Where a foot is described: the address of the finder with its answers, from the `#` on. */
  finder: answerSchema.shape.finder,
  /** Where it is asked where to buy. */
  shops: answerSchema.shape.shops,
  /** By which the site knows the answer; those of before, and those without a connection, have none. */
  answerId: z.optional(z.string()),
  /** When that was kept from which it was composed without a connection (ISO 8601). */
  keptAt: z.optional(z.string()),
  /** The visitor's rating. */
  rating: z.optional(ratingSchema),
  /** In milliseconds since 1970: until then nothing is answered. */
  retryAt: z.optional(z.number()),
});

export const messageSchema = z.discriminatedUnion('sender', [questionSchema, replySchema]);
export type Question = z.infer<typeof questionSchema>;
export type Reply = z.infer<typeof replySchema>;
export type Message = z.infer<typeof messageSchema>;

export interface Exchange {
  question: Question;
  /** None while it is awaited. */
  reply: Reply | undefined;
}

/** Questions with their replies. A reply without a question is left out. */
export const exchangesOf = (messages: readonly Message[]): Exchange[] =>
  messages.flatMap((message, place) => {
    if (message.sender === 'ai') return [];
    const next = messages[place + 1];
    return [{ question: message, reply: next?.sender === 'ai' ? next : undefined }];
  });

/** In milliseconds: who asks again later begins anew. */
const sameTalk = 6 * 60 * 60 * 1_000;

/** The latest questions before one, as far as they were answered and belong to the same talk. */
export const turnsBefore = (messages: readonly Message[], id: string): Turn[] => {
  const exchanges = exchangesOf(messages);
  const place = exchanges.findIndex(({ question }) => question.id === id);
  const asked = Date.parse(exchanges[place]?.question.timestamp ?? '');
  return exchanges
    .slice(0, Math.max(0, place))
    .filter(({ question, reply }) => reply?.outcome === 'answered' && asked - Date.parse(question.timestamp) < sameTalk)
    .slice(-mostTurns)
    .map(({ question }) => ({ question: question.text }));
};
