import * as z from 'zod/mini';
import { accounts, text } from './wiring/shared.env.ts';

export const authEnvironment = z.object({
  ...accounts,
  /** Set where the stage uses Turnstile: the name of the parameter with its secret. */
  TURNSTILE_SECRET_PARAMETER: z.optional(text),
  /** Set where the proof of work is accepted beside Turnstile. */
  PROOF_OF_WORK: z.optional(z.literal('on')),
  /** Public keys of the pool, for a machine without a network, where the verifier cannot fetch them. */
  IDENTITY_JWKS: z.optional(text),
});
