import * as z from 'zod/mini';

/** Every refusal has this shape: `error` is text in the request's language, to be shown as it is. */
export const problemSchema = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Stable machine codes; each has its text in `locales/<language>/errors.json` under the same name. */
export const problemCodes = [
  'invalidRequest',
  'invalidCursor',
  'payloadTooLarge',
  'unsupportedMediaType',
  'notFound',
  'brandNotFound',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
