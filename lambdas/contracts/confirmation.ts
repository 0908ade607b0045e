import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { passwordAttemptSchema } from './person.ts';
import { attemptRefusals } from './refusals.ts';

/**
 * Asks for the password again. Calls that could cost somebody an account answer 403 `confirmationNeeded` unless the
 * caller's session was confirmed within the last ten minutes.
 */
export const confirmSession = endpoint({
  id: 'confirmSession',
  method: 'POST',
  path: '/auth/confirm',
  access: 'user',
  body: z.strictObject({ password: passwordAttemptSchema }),
  responses: { 204: undefined, ...attemptRefusals },
});
