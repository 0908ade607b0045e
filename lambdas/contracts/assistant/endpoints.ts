import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { languageSchema } from '../text/locale.ts';

/** In UTF-16 code units. */
export const longestQuestion = 1_000;

/** Lines may be broken; there are no other control characters, halves of characters, or marks that turn the direction of what follows. */
const questionText = /^(?:[\n\r\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;

export const questionSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(longestQuestion, `tooLong:${longestQuestion}`),
    z.regex(questionText, 'invalidText'),
  );

/** An earlier question of the same conversation, by which a short one is understood: "and for wide feet?" */
export const turnSchema = z.strictObject({ question: questionSchema });
export type Turn = z.infer<typeof turnSchema>;
export const mostTurns = 4;

/** Where something stands: a page of the site, or of whom the site has it from. */
export const answerSourceSchema = z.object({ title: z.string(), address: z.string() });

/** Text without markup. */
export const answerParagraphSchema = z.object({
  text: z.string(),
  /** Numbers of `sources`, from 1. */
  sources: z.array(z.number()),
  /** In a comparison: by what several are set side by side, the same for those that follow each other. */
  aspect: z.optional(z.string()),
});
export type AnswerParagraph = z.infer<typeof answerParagraphSchema>;

/** Same fields, no matter who answers. */
export const answerSchema = z.object({
  /** New for each answer: by it the answer is rated. */
  id: z.string(),
  /** All paragraphs, with an empty line between them. */
  answer: z.string(),
  paragraphs: z.array(answerParagraphSchema),
  /** That of the question, which need not be that of the page. */
  language: languageSchema,
  /** Whether meaning was searched as well as words. */
  hybrid_mode: z.boolean(),
  rag_enabled: z.boolean(),
  rag_type: z.enum(['lexical', 'hybrid', 'none']),
  /** `bedrock` or `gateway`: written by a model; `basic`: composed from passages, without one. */
  provider: z.string(),
  model: z.string(),
  sources: z.array(answerSourceSchema),
  /** Questions that can be answered, and are near to one that cannot. */
  suggestions: z.array(z.string()),
  /** Where a foot is described: the address of the finder with its answers, from the `#` on. */
  finder: z.optional(z.string().check(z.regex(/^#[\w=&.-]{1,600}$/))),
  /** Where it is asked where to buy: a search for shops is offered. */
  shops: z.optional(z.literal(true)),
});
export type Answer = z.infer<typeof answerSchema>;

const responses = { 200: answerSchema, 400: problemSchema, 429: problemSchema };
const question = {
  question: questionSchema,
  language: languageSchema,
  /** Whether the question may be kept if there is no answer to it. */
  mayKeep: z.optional(z.boolean()),
  /** The latest ones, oldest first. They are read with the question and kept nowhere. */
  conversation: z.optional(z.array(turnSchema).check(z.maxLength(mostTurns))),
};

/** Asks with everything that there is: words, meanings, a model. */
export const askHybrid = endpoint({
  id: 'askHybrid',
  method: 'POST',
  path: '/api/ai/ask-hybrid',
  access: 'public',
  body: z.strictObject({ ...question, includesSources: z._default(z.boolean(), true) }),
  responses,
});

/** Asked when that fails. */
export const askWithRag = endpoint({
  id: 'askWithRag',
  method: 'POST',
  path: '/api/ai/ask-with-rag',
  access: 'public',
  body: z.strictObject(question),
  responses,
});

/** Asked when that fails too. */
export const ask = endpoint({
  id: 'ask',
  method: 'POST',
  path: '/api/ai/ask',
  access: 'public',
  body: z.strictObject(question),
  responses,
});
