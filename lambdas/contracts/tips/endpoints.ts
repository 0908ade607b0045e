import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { languageSchema } from '../text/locale.ts';

export const tipTopics = ['choosing', 'fitting', 'breakingIn', 'care', 'safety', 'disclaimer'] as const;

/** One topic of the guide for registered readers, in one language. */
export const tipSectionSchema = z.object({
  id: z.enum(tipTopics),
  title: z.string(),
  /** One or two sentences before the points. */
  intro: z.string(),
  points: z.array(z.object({ title: z.string(), text: z.string() })),
});
export type TipSection = z.infer<typeof tipSectionSchema>;

export const listTips = endpoint({
  id: 'listTips',
  method: 'GET',
  path: '/api/tips',
  access: 'user',
  query: z.strictObject({ lang: z.optional(languageSchema) }),
  responses: {
    200: z.object({ language: languageSchema, sections: z.array(tipSectionSchema), sources: z.array(z.string()) }),
    400: problemSchema,
    401: problemSchema,
  },
});
