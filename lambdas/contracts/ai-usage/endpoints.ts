import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals } from '../http/refusals.ts';
import { timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { feedbackReasons } from './feedback.ts';

/** Who answered: the model of the language, the second model, or the site itself, from its passages. */
export const rungs = ['model', 'second', 'basic'] as const;
export type Rung = (typeof rungs)[number];
export const answerResults = ['answered', 'unknown', 'safety'] as const;
/** Why the answer of a model was not used. */
export const failureReasons = [
  'slow',
  'throttled',
  'refused',
  'wrongLanguage',
  'unverified',
  'unreachable',
  /** The account may not use it: it is not subscribed to, or a role lacks a region of it. */
  'noAccess',
  'overBudget',
  /** As many questions as may wait for models at once did so. */
  'busy',
] as const;

export type FailureReason = (typeof failureReasons)[number];

/** Up to how many milliseconds each bucket of answering times goes; one more is for what took longer. */
export const latencyBounds = [25, 50, 100, 200, 400, 700, 1_000, 1_500, 2_500, 4_000, 8_000] as const;

const count = z.number();
const counts = <const Names extends readonly string[]>(names: Names) => z.record(z.enum(names), count);

/** The counts of one language and one model, in an hour or a day. */
export const usageRowSchema = z.object({
  /** Its beginning. */
  from: timeSchema,
  language: languageSchema,
  rung: z.enum(rungs),
  provider: z.string(),
  model: z.string(),
  /** Questions that were answered. */
  calls: count,
  results: counts(answerResults),
  inputTokens: count,
  outputTokens: count,
  /** Millionths of a US dollar. */
  microDollars: count,
  /** How many answers took how long: one number for each of `latencyBounds`, and one for what took longer. */
  latency: z.array(count),
  /** The models that were asked before and whose answers were not used. */
  failures: z.array(z.object({ model: z.string(), why: z.enum(failureReasons), count })),
  helpful: count,
  /** By the reason given, `none` where none was. */
  notHelpful: counts([...feedbackReasons, 'none']),
});
export type UsageRow = z.infer<typeof usageRowSchema>;

export const usageSpans = ['day', 'week', 'month'] as const;
export type UsageSpan = (typeof usageSpans)[number];

/** The hours of the last day, or the last 7 or 30 days. Days are of UTC. */
export const readAiUsage = endpoint({
  id: 'readAiUsage',
  method: 'GET',
  path: '/api/admin/ai/usage',
  access: 'admin',
  query: z.strictObject({ span: z.enum(usageSpans) }),
  responses: {
    200: z.object({
      /** The beginnings of all hours or days, also of those in which nothing was asked. */
      steps: z.array(timeSchema),
      rows: z.array(usageRowSchema),
    }),
    ...adminRefusals,
  },
});

/** The state of the assistant. Without a last answer, all fields about it are left out. */
export const aiStatusSchema = z.object({
  /** Whether there is anything to answer from. */
  available: z.boolean(),
  /** Whether models are asked at all, and one is set. */
  configured: z.boolean(),
  lastUsed: z.optional(timeSchema),
  /** Of the last answer, in milliseconds. */
  responseTime: z.optional(z.number()),
  /** Of the last answer. */
  provider: z.optional(z.string()),
  model: z.optional(z.string()),
  /** `hybrid` where meanings are searched as well as words. */
  ragType: z.enum(['lexical', 'hybrid']),
  ragEnabled: z.boolean(),
  /** Passages that are searched, in all languages. */
  sources: z.number(),
  /** Their length in characters. */
  contextLength: z.number(),
  /** Millionths of a US dollar: what models have cost, with what is reserved for calls under way, and the limits. */
  budget: z.object({
    today: z.object({ spent: z.number(), limit: z.number() }),
    month: z.object({ spent: z.number(), limit: z.number() }),
  }),
  /** US dollars for a million tokens, as administrators have looked them up. */
  prices: z.array(z.object({ model: z.string(), input: z.number(), output: z.number(), date: z.string() })),
  /** The model that is asked next, regardless of the language; empty where there is none. */
  second: z.string(),
  languages: z.array(
    z.object({
      language: languageSchema,
      /** The model that is set for it; empty where there is none. */
      model: z.string(),
      sources: z.number(),
      /** Those whose meaning a model has determined, where one is set for that. */
      embedded: z.optional(z.number()),
      contextLength: z.number(),
    }),
  ),
  /** Why the meaning of some passages is not determined, until an administrator acts on it. */
  embeddingStop: z.optional(z.enum(failureReasons)),
});
export type AiStatus = z.infer<typeof aiStatusSchema>;

export const readAiStatus = endpoint({
  id: 'readAiStatus',
  method: 'GET',
  path: '/api/admin/ai/status',
  access: 'admin',
  responses: { 200: aiStatusSchema, ...adminRefusals },
});

/** Asks a fixed question as a visitor would, or one rung alone, and says who answered and how fast. It is not counted. */
export const probeAi = endpoint({
  id: 'probeAi',
  method: 'POST',
  path: '/api/admin/ai/probe',
  access: 'admin',
  body: z.strictObject({ language: languageSchema, rung: z.optional(z.enum(rungs)) }),
  responses: {
    200: z.object({
      question: z.string(),
      answer: z.string(),
      rung: z.enum(rungs),
      provider: z.string(),
      model: z.string(),
      milliseconds: z.number(),
      failures: z.array(z.object({ model: z.string(), why: z.enum(failureReasons) })),
    }),
    ...adminRefusals,
    429: problemSchema,
  },
});
