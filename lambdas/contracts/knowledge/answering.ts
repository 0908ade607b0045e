import * as z from 'zod/mini';
import { endpoint, publicReads } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { languageSchema } from '../text/locale.ts';
import { confidences, passageKinds, passageOrigins } from './passage-kinds.ts';

/** A text that answers are composed from. */
const answeringPassageSchema = z.object({
  id: z.string(),
  origin: z.enum(passageOrigins),
  kind: z.enum(passageKinds),
  /** The brand or model that it is about. */
  subject: z.optional(z.string()),
  /** Of a brand or a shoe of the site: its names in every script. */
  names: z.optional(z.array(z.string())),
  /** Of a shoe of the site: the id of its brand's passage. */
  maker: z.optional(z.string()),
  confidence: z.enum(confidences),
  /** Whether its caution must be kept in any place that quotes it. */
  safety: z.boolean(),
  /** Whether a user chooses a shoe or a size by it. */
  choosing: z.boolean(),
  /** The address that an answer names, if there is one. */
  sources: z.array(z.string()),
  title: z.string(),
  /** Each point stands alone. */
  text: z.array(z.string()),
  /** As people ask it. */
  questions: z.array(z.string()),
});

/** The names of a brand or model, in every script in which people write it. */
const answeringSubjectSchema = z.object({
  id: z.string(),
  /** The brand of a model. */
  brand: z.optional(z.string()),
  /** Another name of the same maker, which is known for itself. */
  sameAs: z.optional(z.string()),
  names: z.array(z.string()),
});

/** All that an answer without a model is composed from, in one language. */
export const answeringKnowledgeSchema = z.object({
  /** Another one whenever something of it has changed; empty while nothing is known. */
  version: z.string(),
  passages: z.array(answeringPassageSchema),
  subjects: z.array(answeringSubjectSchema),
});
export type AnsweringKnowledge = z.infer<typeof answeringKnowledgeSchema>;

/** By which a browser answers while it has no connection. */
export const getAnsweringKnowledge = endpoint({
  id: 'getAnsweringKnowledge',
  method: 'GET',
  path: '/api/ai/knowledge/{language}',
  access: 'public',
  pathParameters: z.strictObject({ language: languageSchema }),
  responses: { 200: answeringKnowledgeSchema, 400: problemSchema },
  cache: publicReads,
});
