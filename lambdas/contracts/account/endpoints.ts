import * as z from 'zod/mini';
import { codeSchema } from '../auth/endpoints.ts';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { attemptRefusals } from '../http/refusals.ts';
import { suppressionSchema } from '../newsletter/endpoints.ts';
import { sessionIdSchema, sessionSchema } from '../sessions/endpoints.ts';
import { timeSchema } from '../text/fields.ts';
import { languageSchema } from '../text/locale.ts';
import { userSchema } from '../users/endpoints.ts';
import {
  emailSchema,
  mailNameSchema,
  passwordAttemptSchema,
  passwordSchema,
  profileFields,
  timeZoneSchema,
  userIdSchema,
  usernameSchema,
} from '../users/person.ts';
import { factorProofSchema } from './second-factor.ts';

export const accountSchema = z.object({
  ...userSchema.shape,
  newsletter: z.boolean(),
  /** Empty where none is given: mails greet without a name then. */
  mailName: z.string(),
  /** Of the profile. Grows with each change of what `updateAccount` can change, no matter who makes it. */
  version: z.number(),
  /** How many recovery codes are left. */
  recoveryCodes: z.number(),
});
export type Account = z.infer<typeof accountSchema>;

export const getAccount = endpoint({
  id: 'getAccount',
  method: 'GET',
  path: '/api/account',
  access: 'user',
  responses: { 200: accountSchema, 401: problemSchema },
});

export const profileFormSchema = z.strictObject({
  mailName: mailNameSchema,
  ...profileFields,
  language: languageSchema,
  timeZone: timeZoneSchema,
  newsletter: z.boolean(),
});

/**
 * Changes the fields that are given. Refused with `editConflict` where the profile is no longer the one of this version, unless it
 * says the same already.
 */
export const updateAccount = endpoint({
  id: 'updateAccount',
  method: 'PATCH',
  path: '/api/account',
  access: 'user',
  mayWait: true,
  idempotent: true,
  body: z.extend(z.partial(profileFormSchema), { version: z.int().check(z.gte(0)) }),
  responses: { 200: accountSchema, 409: problemSchema, ...attemptRefusals },
});

/**
 * Sends a code to the new address. The address becomes the account's when the code has been entered. Needs a
 * confirmation; where a second factor is on, the password and a code of that factor instead (403 `factorCodeNeeded`),
 * because codes that come by mail would follow the address. The same address again needs neither while it waits.
 */
export const beginEmailChange = endpoint({
  id: 'beginEmailChange',
  method: 'POST',
  path: '/api/account/email',
  access: 'user',
  confirmed: true,
  body: z.strictObject({ email: emailSchema, ...z.partial(factorProofSchema).shape }),
  /** The reply is the same for an address that belongs to another person. */
  responses: { 200: z.object({ resendAfter: z.number() }), 403: problemSchema, ...attemptRefusals },
});

/** Ends every other session of the account. */
export const confirmEmailChange = endpoint({
  id: 'confirmEmailChange',
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'user',
  body: z.strictObject({ code: codeSchema }),
  responses: { 200: accountSchema, 409: problemSchema, ...attemptRefusals },
});

/**
 * Sets the password of an account that an administrator made; the link with the secret was mailed. Works once, for
 * seven days. Neutral: the reply is the same regardless of what is wrong with a link.
 */
export const acceptInvitation = endpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/auth/accept-invitation',
  access: 'public',
  body: z.strictObject({
    user: userIdSchema,
    invitation: z.string().check(z.minLength(1), z.maxLength(200)),
    password: passwordSchema,
  }),
  responses: { 204: undefined, ...attemptRefusals },
});

/**
 * Gives the account back to the address that it had before a change; the link with the secret was mailed there. Ends
 * every session and the password, and mails a link for a new one. Neutral: the reply is the same regardless of what is
 * wrong with a link.
 */
export const undoEmailChange = endpoint({
  id: 'undoEmailChange',
  method: 'POST',
  path: '/auth/undo-email-change',
  access: 'public',
  body: z.strictObject({ user: userIdSchema, code: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** 409: another person has since proven that the address is theirs. */
  responses: { 204: undefined, 409: problemSchema, ...attemptRefusals },
});

/** Needs a confirmation. */
export const changeUsername = endpoint({
  id: 'changeUsername',
  method: 'POST',
  path: '/api/account/username',
  access: 'user',
  idempotent: true,
  confirmed: true,
  body: z.strictObject({ username: usernameSchema }),
  responses: { 200: accountSchema, 403: problemSchema, 409: problemSchema, ...attemptRefusals },
});

/** Ends every other session of the account. */
export const changePassword = endpoint({
  id: 'changePassword',
  method: 'POST',
  path: '/api/account/password',
  access: 'user',
  body: z.strictObject({ currentPassword: passwordAttemptSchema, newPassword: passwordSchema }),
  responses: { 204: undefined, ...attemptRefusals },
});

export const listDevices = endpoint({
  id: 'listDevices',
  method: 'GET',
  path: '/api/account/devices',
  access: 'user',
  responses: { 200: z.object({ items: z.array(sessionSchema) }), 401: problemSchema },
});

export const revokeDevice = endpoint({
  id: 'revokeDevice',
  method: 'DELETE',
  path: '/api/account/devices/{id}',
  access: 'user',
  idempotent: true,
  pathParameters: z.strictObject({ id: sessionIdSchema }),
  responses: { 204: undefined, 404: problemSchema, ...attemptRefusals },
});

/** Logs out everywhere but here. */
export const revokeOtherDevices = endpoint({
  id: 'revokeOtherDevices',
  method: 'POST',
  path: '/api/account/devices/revoke-others',
  access: 'user',
  idempotent: true,
  responses: { 200: z.object({ revoked: z.number() }), 401: problemSchema },
});

/** The record of an address for mail to many. */
const exportedMailSchema = z.object({
  /** When the newsletter was asked for, and by which words. */
  consents: z.array(z.object({ time: timeSchema, words: z.string(), ended: z.optional(timeSchema) })),
  /** Given with a subscription from before the account. */
  mailName: z.optional(z.string()),
  newsletterRefused: z.optional(timeSchema),
  announcementsRefused: z.optional(timeSchema),
  suppressed: z.optional(suppressionSchema),
});
export type ExportedMail = z.infer<typeof exportedMailSchema>;

/** Everything that is stored about the caller, as a file to take away. */
export const exportAccount = endpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  responses: {
    200: z.object({
      exported: timeSchema,
      account: accountSchema,
      mail: exportedMailSchema,
      sessions: z.array(sessionSchema),
    }),
    401: problemSchema,
  },
});

/**
 * Erases the account, its sessions and its memberships at once and for good. Where a second factor is on, a code of it is
 * needed (403 `factorCodeNeeded`).
 */
export const deleteAccount = endpoint({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/account/delete',
  access: 'user',
  body: factorProofSchema,
  responses: { 204: undefined, 403: problemSchema, 409: problemSchema, ...attemptRefusals },
});
