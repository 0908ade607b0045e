import * as z from 'zod/mini';

/** Every refusal has this shape: `error` is text in the request's language, to be shown as it is. */
export const problemSchema = z.object({
  error: z.string(),
  code: z.string(),
  requestId: z.string(),
  /** What is wrong with which field of a form, as text in the request's language. */
  fields: z.optional(z.catchall(z.object({}), z.string())),
  /** Seconds to wait before trying again. */
  retryAfter: z.optional(z.number()),
});
export type Problem = z.infer<typeof problemSchema>;

/** Stable machine codes; each has its text in `locales/<language>/errors.json` under the same name. */
export const problemCodes = [
  'invalidRequest',
  'invalidCursor',
  'payloadTooLarge',
  'unsupportedMediaType',
  'notFound',
  'brandNotFound',
  'unavailable',
  'internal',
  'authenticationRequired',
  'forbidden',
  'confirmationNeeded',
  'factorCodeNeeded',
  'invalidCredentials',
  'tooManyAttempts',
  'botCheckFailed',
  'tokenInvalid',
  'challengeExpired',
  'codeInvalid',
  'codeNotResent',
  'mailNotSent',
  'accountUnconfirmed',
  'passwordTooCommon',
  'passwordMustChange',
  'passwordWrong',
  'resetNotSent',
  'resetLinkInvalid',
  'undoLinkInvalid',
  'usernameTaken',
  'emailTaken',
  'signUpFailed',
  'userNotFound',
  'lastAdministrator',
  'ownAccountDeletion',
  'ownAccountDemotion',
  'ownAccountDisabling',
  'administratorAddress',
  'idempotencyConflict',
  'postNotFound',
  'categoryNotFound',
  'editConflict',
  'idTaken',
  'slugTaken',
  'brandHasProducts',
  'categoryHasPosts',
  'orderOutdated',
  'draftIncomplete',
  'publishInPast',
  'pictureUnusable',
  'pictureTooLarge',
  'pictureUnreachable',
  'errorNotFound',
] as const;
export type ProblemCode = (typeof problemCodes)[number];
