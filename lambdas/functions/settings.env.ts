import * as z from 'zod/mini';
import { people, served, text } from './wiring/shared.env.ts';

export const settingsEnvironment = z.object({
  ...people,
  ...served,
  DISTRIBUTION_ID: text,
  /** How many days a log-in lasts at most. */
  SESSION_DAYS: text,
  /** The models that the stage permits, with commas between them; without it, none. */
  PERMITTED_MODELS: z.optional(text),
});
