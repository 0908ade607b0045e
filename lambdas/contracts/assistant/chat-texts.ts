import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

const byLanguage = z.object({ he: z.string(), en: z.string(), ru: z.string(), fr: z.string(), es: z.string() });

/** Administrators' texts for the chat; an empty text stands for the product's own. */
export const chatTextsSchema = z.object({
  welcome: byLanguage,
  /** The four questions that it suggests, in their order. */
  suggestions: z.array(byLanguage),
  errorMessage: byLanguage,
});
export type ChatTexts = z.infer<typeof chatTextsSchema>;

/** Asked for when the chat is opened. */
export const getChatTexts = endpoint({
  id: 'getChatTexts',
  method: 'GET',
  path: '/api/config/chat',
  access: 'public',
  responses: { 200: chatTextsSchema },
  cache: { browser: 60, edge: 60, staleWhileRevalidate: 0 },
});
