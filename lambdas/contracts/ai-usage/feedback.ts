import * as z from 'zod/mini';
import { questionSchema } from '../assistant/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { adminRefusals, changeRefusals } from '../http/refusals.ts';
import { timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';

/** Why an answer did not help. */
export const feedbackReasons = ['wrong', 'notAsked', 'unclear', 'other'] as const;

export const answerIdSchema = z.string().check(z.regex(/^[\w-]{22}$/));

/** Whether an answer helped. The last word counts, so a repeated one changes nothing, nor does one that comes after a later one. */
export const rateAnswer = endpoint({
  id: 'rateAnswer',
  method: 'POST',
  path: '/api/ai/feedback',
  access: 'public',
  mayWait: true,
  isRepeatable: true,
  body: z.strictObject({
    id: answerIdSchema,
    isHelpful: z.boolean(),
    reason: z.optional(z.enum(feedbackReasons)),
    /** When it was given, by the visitor's clock, in milliseconds since 1970. Without it the rating counts as the latest. */
    ratedAt: z.optional(z.int()),
    /** Only where the visitor agrees to its being kept. */
    question: z.optional(questionSchema),
  }),
  responses: { 204: undefined, 400: problemSchema, 404: problemSchema, 429: problemSchema },
});

/** How long an answer can be rated, in days. */
export const answerDays = 7;
/** How long a question is kept if the visitor agreed to it, in days. */
export const keptQuestionDays = 90;
/** In characters. */
export const longestKeptQuestion = 200;
export const shownOpenQuestions = 100;

/** A question without a good answer, as its last asker wrote it, without what may lead to a person. */
export const openQuestionSchema = z.object({
  id: answerIdSchema,
  language: languageSchema,
  text: z.string(),
  /** How often it had no answer, and how often one that did not help. */
  unknown: z.number(),
  notHelpful: z.number(),
  last: timeSchema,
});
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** The most frequent ones first. */
export const listOpenQuestions = endpoint({
  id: 'listOpenQuestions',
  method: 'GET',
  path: '/api/admin/ai/questions',
  access: 'admin',
  responses: { 200: z.object({ items: z.array(openQuestionSchema), total: z.number() }), ...adminRefusals },
});

/** Deletes its text, and keeps it from coming back for as long as it would have been kept. */
export const dismissQuestion = endpoint({
  id: 'dismissQuestion',
  method: 'DELETE',
  path: '/api/admin/ai/questions/{id}',
  access: 'admin',
  idempotent: true,
  pathParameters: z.strictObject({ id: answerIdSchema }),
  responses: { 204: undefined, ...changeRefusals },
});
