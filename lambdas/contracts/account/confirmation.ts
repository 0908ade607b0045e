import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { attemptRefusals } from '../http/refusals.ts';
import { factorProofSchema } from './second-factor.ts';

/**
 * Asks for the password again and, where a second factor is on, for one of its codes (403 `factorCodeNeeded` without
 * it). Calls that could cost a user the account respond with 403 `confirmationNeeded` unless they carry the value that
 * this call returned within the last ten minutes (`x-confirmation`). The browser keeps it in the memory of the tab, so
 * that a thief who takes the token from the browser's storage does not get it too.
 */
export const confirmSession = endpoint({
  id: 'confirmSession',
  method: 'POST',
  path: '/auth/confirm',
  access: 'user',
  body: factorProofSchema,
  responses: { 200: z.object({ confirmation: z.string() }), 403: problemSchema, ...attemptRefusals },
});
