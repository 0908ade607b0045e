import * as z from 'zod/mini';
import { audited, served, text } from './wiring/shared.env.ts';

export const insightsEnvironment = z.object({
  ...audited,
  ...served,
  /** With which the names of the stack's alarms begin. */
  STACK_NAME: text,
});
