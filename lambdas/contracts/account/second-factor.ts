import * as z from 'zod/mini';
import { codeSchema, recoveryCodeSchema } from '../auth/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { attemptRefusals } from '../http/refusals.ts';
import { secondFactorSchema } from '../users/endpoints.ts';
import { passwordAttemptSchema } from '../users/person.ts';

/**
 * Every change of the second factor needs the password and, where one is on, a code of it or a recovery code; 403
 * `factorCodeNeeded` without. So neither a stolen token nor a stolen password replaces an authenticator.
 */
export const factorProofSchema = z.strictObject({
  password: passwordAttemptSchema,
  code: z.optional(codeSchema),
  recoveryCode: z.optional(recoveryCodeSchema),
});
export type FactorProof = z.output<typeof factorProofSchema>;
const refusals = { 403: problemSchema, ...attemptRefusals };
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/**
 * Checks the password before a code of the present factor is asked for; codes that come by mail are sent now. `factor`
 * says where the code comes from.
 */
export const beginFactorProof = endpoint({
  id: 'beginFactorProof',
  method: 'POST',
  path: '/auth/two-factor/proof',
  access: 'user',
  body: z.strictObject({ password: passwordAttemptSchema }),
  responses: { 200: z.object({ factor: secondFactorSchema, resendAfter: z.number() }), ...attemptRefusals },
});

/** Begins to set up an authenticator app; nothing changes until its first code is right. */
export const beginTotp = endpoint({
  id: 'beginTotp',
  method: 'POST',
  path: '/auth/two-factor/totp',
  access: 'user',
  body: factorProofSchema,
  /** The key in base32, and the same for a QR code. */
  responses: { 200: z.object({ secret: z.string(), uri: z.string() }), ...refusals },
});

export const confirmTotp = endpoint({
  id: 'confirmTotp',
  method: 'POST',
  path: '/auth/two-factor/totp/confirm',
  access: 'user',
  body: z.strictObject({ code: codeSchema }),
  responses: { 200: recoveryCodes, ...attemptRefusals },
});

/** Sends a first code to the account's address; nothing changes until it is entered. */
export const beginEmailFactor = endpoint({
  id: 'beginEmailFactor',
  method: 'POST',
  path: '/auth/two-factor/email',
  access: 'user',
  body: factorProofSchema,
  responses: { 200: z.object({ resendAfter: z.number() }), ...refusals },
});

export const confirmEmailFactor = endpoint({
  id: 'confirmEmailFactor',
  method: 'POST',
  path: '/auth/two-factor/email/confirm',
  access: 'user',
  body: z.strictObject({ code: codeSchema }),
  responses: { 200: recoveryCodes, ...attemptRefusals },
});

export const disableSecondFactor = endpoint({
  id: 'disableSecondFactor',
  method: 'POST',
  path: '/auth/two-factor/disable',
  access: 'user',
  body: factorProofSchema,
  responses: { 204: undefined, ...refusals },
});

/** Ten new ones; the former no longer work. */
export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/two-factor/recovery-codes',
  access: 'user',
  body: factorProofSchema,
  responses: { 200: recoveryCodes, ...refusals },
});
