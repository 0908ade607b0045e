import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';
import { problemSchema } from '../http/problem.ts';
import { attemptRefusals } from '../http/refusals.ts';
import { languageSchema } from '../text/locale.ts';
import { typedCode, typedLogin } from '../text/typed.ts';
import {
  currentUserSchema,
  emailSchema,
  optionalProfileFields,
  passwordAttemptSchema,
  passwordSchema,
  repeatedPasswordSchema,
  reportedTimeZoneSchema,
  userIdSchema,
  usernameSchema,
} from '../users/person.ts';

export const botCheckTokenSchema = z.string().check(z.minLength(1, 'botCheckRequired'), z.maxLength(4096));

/** A code as it was typed, read, or pasted: grouped in any way, or with marks around it. */
const typed = (error: string, form: RegExp) =>
  z
    .string()
    .check(z.maxLength(100, { error, abort: true }), z.overwrite(typedCode), z.toUpperCase(), z.regex(form, error));

/** From an e-mail or an authenticator app. */
export const codeSchema = typed('invalidCode', /^[0-9]{6}$/);

/** `token` is the access token; the browser keeps both. */
export const authResponseSchema = z.object({
  token: z.string(),
  user: currentUserSchema,
  /** The site requires a second factor of administrators, and this one has none: set up first, it opens the administration. */
  needsSecondFactor: z.optional(z.literal(true)),
});
export type AuthResponse = z.infer<typeof authResponseSchema>;

export const challengeIdSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** The reply to a login while the second factor is still missing. */
export const challengeSchema = z.object({
  challenge: z.enum(['totp', 'email']),
  challengeId: challengeIdSchema,
  /** Seconds until the code may be sent again; 0 if nothing is sent. */
  resendAfter: z.number(),
  /** Seconds until the challenge expires and the password is asked for again. */
  expiresIn: z.number(),
});
export type Challenge = z.infer<typeof challengeSchema>;

/** The puzzle that the visitor's browser has to solve (ALTCHA), also where Turnstile's widget fails. */
export const getBotCheck = endpoint({
  id: 'getBotCheck',
  method: 'GET',
  path: '/auth/bot-check',
  access: 'public',
  responses: { 200: z.object({ challenge: z.looseObject({}) }) },
});

export const loginFormSchema = z.strictObject({
  /** Or the e-mail address. */
  username: z
    .string()
    .check(
      z.maxLength(512, { error: 'tooLong:254', abort: true }),
      z.overwrite(typedLogin),
      z.minLength(1, 'required'),
      z.maxLength(254, 'tooLong:254'),
    ),
  password: passwordAttemptSchema,
  timeZone: reportedTimeZoneSchema,
  turnstileToken: botCheckTokenSchema,
});

export const login = endpoint({
  id: 'login',
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  body: loginFormSchema,
  responses: { 200: z.union([authResponseSchema, challengeSchema]), 403: problemSchema, ...attemptRefusals },
});

export const signUpFormSchema = z.strictObject({
  username: usernameSchema,
  email: emailSchema,
  password: passwordSchema,
  confirmPassword: repeatedPasswordSchema,
  ...optionalProfileFields,
  /** The language of the request unless given. */
  language: z.optional(languageSchema),
  timeZone: reportedTimeZoneSchema,
  /** Consent to the newsletter; never assumed. */
  newsletter: z._default(z.boolean(), false),
  turnstileToken: botCheckTokenSchema,
});
export type SignUpForm = z.infer<typeof signUpFormSchema>;

/** The form with the rules that concern several fields. */
export const checkedSignUpFormSchema = signUpFormSchema.check(
  z.refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    error: 'passwordsDoNotMatch',
  }),
);

/** Either a code was sent (`userId` is needed to confirm with it), or the new user is logged in at once. */
export const signUpResponseSchema = z.object({
  requiresVerification: z.boolean(),
  message: z.optional(z.string()),
  /** The account's id. For an address that already has an account it looks the same. */
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
  responses: { 200: signUpResponseSchema, 409: problemSchema, ...attemptRefusals },
});

/** Neutral: the same reply for every `userId`. */
export const resendSignUpCode = endpoint({
  id: 'resendSignUpCode',
  method: 'POST',
  path: '/auth/signup/resend',
  access: 'public',
  body: z.strictObject({ userId: userIdSchema, language: languageSchema }),
  responses: { 200: z.object({ resendAfter: z.number() }), ...attemptRefusals },
});

export const requestResetFormSchema = z.strictObject({ email: emailSchema, turnstileToken: botCheckTokenSchema });

/** Sends a link for a new password. Neutral: the same reply for every address. */
export const requestPasswordReset = endpoint({
  id: 'requestPasswordReset',
  method: 'POST',
  path: '/auth/request-password-reset',
  access: 'public',
  body: requestResetFormSchema,
  responses: { 204: undefined, 503: problemSchema, ...attemptRefusals },
});

/** Sets the password with the code of the mail; every session of the account ends. */
export const resetPassword = endpoint({
  id: 'resetPassword',
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  body: z.strictObject({ email: emailSchema, code: codeSchema, password: passwordSchema }),
  responses: { 204: undefined, ...attemptRefusals },
});

/** Whether a stored token is still valid; if not, `error` says why in the caller's language. */
export const verify = endpoint({
  id: 'verify',
  method: 'POST',
  path: '/auth/verify',
  access: 'public',
  isRepeatable: true,
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
  isRepeatable: true,
  responses: { 204: undefined, 401: problemSchema },
});

/** Ten letters and digits, shown in two groups; case, spaces and dashes do not matter. */
export const recoveryCodeSchema = typed('invalidRecoveryCode', /^[A-Z2-9]{10}$/);

/** The second step of a login: the code, or one of the recovery codes; for a lost authenticator with the password again. */
export const answerChallenge = endpoint({
  id: 'answerChallenge',
  method: 'POST',
  path: '/auth/two-factor',
  access: 'public',
  body: z.union([
    z.strictObject({ challengeId: challengeIdSchema, code: codeSchema }),
    z.strictObject({
      challengeId: challengeIdSchema,
      recoveryCode: recoveryCodeSchema,
      password: passwordAttemptSchema,
    }),
  ]),
  responses: { 200: authResponseSchema, ...attemptRefusals },
});

export const resendChallengeCode = endpoint({
  id: 'resendChallengeCode',
  method: 'POST',
  path: '/auth/two-factor/resend',
  access: 'public',
  body: z.strictObject({ challengeId: challengeIdSchema }),
  responses: { 200: z.object({ resendAfter: z.number() }), ...attemptRefusals },
});
