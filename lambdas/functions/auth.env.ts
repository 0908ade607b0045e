import * as z from 'zod/mini';
import { accounts, text } from './wiring/shared.env.ts';

export const authEnvironment = z.object({
  ...accounts,
  /** Public keys of the pool, for a machine without a network, where the verifier cannot fetch them. */
  IDENTITY_JWKS: z.optional(text),
});
