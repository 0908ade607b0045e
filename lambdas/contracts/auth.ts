import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { languageSchema } from './locale.ts';
import { problemSchema } from './problem.ts';
import {
  currentUserSchema,
  emailSchema,
  passwordSchema,
  profileFields,
  userIdSchema,
  usernameSchema,
} from './users.ts';

/** Of an attempt, not of a rule: a wrong password may have any form. */
const attempt = z.string().check(z.minLength(1, 'required'), z.maxLength(256, 'tooLong:256'));
const opaque = z.string().check(z.minLength(1), z.maxLength(200));
const botCheckToken = z.string().check(z.minLength(1, 'botCheckRequired'), z.maxLength(4096));

export const codeSchema = z.string().check(z.trim(), z.regex(/^[0-9]{6}$/, 'invalidCode'));
/** Ten letters and digits in two groups; case and spaces do not matter. */
export const recoveryCodeSchema = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z2-9]{5}[\s-]?[A-Z2-9]{5}$/, 'invalidRecoveryCode'));

/** `token` is the access token; the browser keeps both. */
export const authResponseSchema = z.object({ token: z.string(), user: currentUserSchema });
export type AuthResponse = z.infer<typeof authResponseSchema>;

export const challengeSchema = z.object({
  challenge: z.enum(['totp', 'email']),
  challengeId: opaque,
  /** Seconds until the code may be sent again; 0 where nothing is sent. */
  resendAfter: z.number(),
  /** Seconds until the challenge is over and the password is asked again. */
  expiresIn: z.number(),
});
export type Challenge = z.infer<typeof challengeSchema>;

const refusals = { 400: problemSchema, 401: problemSchema, 429: problemSchema };

/** What the visitor's browser has to solve (ALTCHA); where Turnstile is set, its widget does it alone. */
export const getBotCheck = endpoint({
  id: 'getBotCheck',
  method: 'GET',
  path: '/auth/bot-check',
  access: 'public',
  responses: { 200: z.object({ challenge: z.looseObject({}) }), 404: problemSchema },
});

export const loginFormSchema = z.strictObject({
  /** Or the e-mail address. */
  username: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'tooLong:254')),
  password: attempt,
  turnstileToken: botCheckToken,
});

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: loginFormSchema,
  responses: { 200: z.union([authResponseSchema, challengeSchema]), ...refusals },
});

export const signUpFormSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  confirmPassword: z.string(),
  ...profileFields,
  language: languageSchema,
  /** Consent to the newsletter; never assumed. */
  newsletter: z.boolean(),
  turnstileToken: botCheckToken,
});
export type SignUpForm = z.infer<typeof signUpFormSchema>;

/** The form with what no single field can tell. */
export const checkedSignUpFormSchema = signUpFormSchema.check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwordsDoNotMatch',
  }),
);

/** Either a code was sent (`userId` is what confirms with it), or the new user is logged in at once. */
export const signUpResponseSchema = z.object({
  requiresVerification: z.boolean(),
  message: z.optional(z.string()),
  /** Name of the account at Cognito; looks the same for an address that already has one. */
  userId: z.optional(z.string()),
  resendAfter: z.optional(z.number()),
  token: z.optional(z.string()),
  user: z.optional(currentUserSchema),
});

export const signUp = endpoint({
  id: 'signUp',
  method: 'POST',
  path: '/auth/signup',
  access: 'public',
  body: checkedSignUpFormSchema,
  responses: { 200: signUpResponseSchema, 409: problemSchema, ...refusals },
});

/** Neutral: the same reply for every `userId`. */
export const resendSignUpCode = endpoint({
  id: 'resendSignUpCode',
  method: 'POST',
  path: '/auth/signup/resend',
  access: 'public',
  body: z.strictObject({ userId: userIdSchema, language: languageSchema }),
  responses: { 200: z.object({ resendAfter: z.number() }), ...refusals },
});

/** Whether a kept token still holds; `error` in the caller's language where it does not. */
export const verify = endpoint({
  id: 'verify',
  method: 'POST',
  path: '/auth/verify',
  access: 'public',
  body: z.strictObject({ token: z.string().check(z.maxLength(8192)) }),
  responses: {
    200: z.object({ valid: z.boolean(), user: z.optional(currentUserSchema), error: z.optional(z.string()) }),
    400: problemSchema,
  },
});

export const refresh = endpoint({
  id: 'refresh',
  method: 'POST',
  path: '/auth/refresh',
  access: 'user',
  responses: { 200: authResponseSchema, 401: problemSchema },
});

export const logout = endpoint({
  id: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'user',
  responses: { 204: undefined, 401: problemSchema },
});

/** The second step of a login: the code, or one of the recovery codes; for a lost authenticator with the password again. */
export const answerChallenge = endpoint({
  id: 'answerChallenge',
  method: 'POST',
  path: '/auth/two-factor',
  access: 'public',
  body: z.union([
    z.strictObject({ challengeId: opaque, code: codeSchema }),
    z.strictObject({ challengeId: opaque, recoveryCode: recoveryCodeSchema, password: attempt }),
  ]),
  responses: { 200: authResponseSchema, ...refusals },
});

export const resendChallengeCode = endpoint({
  id: 'resendChallengeCode',
  method: 'POST',
  path: '/auth/two-factor/resend',
  access: 'public',
  body: z.strictObject({ challengeId: opaque }),
  responses: { 200: z.object({ resendAfter: z.number() }), ...refusals },
});

const withPassword = z.strictObject({ password: attempt });
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Begins to set up an authenticator app; nothing changes until its first code is right. */
export const beginTotp = endpoint({
  id: 'beginTotp',
  method: 'POST',
  path: '/auth/two-factor/totp',
  access: 'user',
  body: withPassword,
  /** The key in base32, and the same for a QR code. */
  responses: { 200: z.object({ secret: z.string(), uri: z.string() }), ...refusals },
});

export const confirmTotp = endpoint({
  id: 'confirmTotp',
  method: 'POST',
  path: '/auth/two-factor/totp/confirm',
  access: 'user',
  body: z.strictObject({ code: codeSchema }),
  responses: { 200: recoveryCodes, ...refusals },
});

/** Sends a first code to the account's address; nothing changes until it is entered. */
export const beginEmailFactor = endpoint({
  id: 'beginEmailFactor',
  method: 'POST',
  path: '/auth/two-factor/email',
  access: 'user',
  body: withPassword,
  responses: { 200: z.object({ resendAfter: z.number() }), ...refusals },
});

export const confirmEmailFactor = endpoint({
  id: 'confirmEmailFactor',
  method: 'POST',
  path: '/auth/two-factor/email/confirm',
  access: 'user',
  body: z.strictObject({ code: codeSchema }),
  responses: { 200: recoveryCodes, ...refusals },
});

export const disableSecondFactor = endpoint({
  id: 'disableSecondFactor',
  method: 'POST',
  path: '/auth/two-factor/disable',
  access: 'user',
  body: withPassword,
  responses: { 204: undefined, ...refusals },
});

/** Ten new ones; the former no longer work. */
export const renewRecoveryCodes = endpoint({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/auth/two-factor/recovery-codes',
  access: 'user',
  body: withPassword,
  responses: { 200: recoveryCodes, ...refusals },
});
