import * as z from 'zod/mini';
import { records, text } from './wiring/shared.env.ts';

export const knowledgeIngestionEnvironment = z.object({
  ...records,
  /** The queue that calls the function. */
  CHANGE_QUEUE: text,
});
