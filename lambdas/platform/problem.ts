import type { ProblemCode } from '#contracts/problem.ts';

/** The HTTP status of each refusal: the one place that knows it. */
const statusOf: Record<ProblemCode, number> = {
  invalidRequest: 400,
  invalidCursor: 400,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  notFound: 404,
  brandNotFound: 404,
  unavailable: 503,
  internal: 500,
  authenticationRequired: 401,
  forbidden: 403,
  confirmationNeeded: 403,
  invalidCredentials: 401,
  tooManyAttempts: 429,
  botCheckFailed: 400,
  tokenInvalid: 401,
  challengeExpired: 401,
  codeInvalid: 400,
  codeNotResent: 400,
  accountUnconfirmed: 403,
  passwordTooCommon: 400,
  passwordWrong: 400,
  resetNotSent: 503,
  resetLinkInvalid: 400,
  usernameTaken: 409,
  emailTaken: 409,
  signUpFailed: 400,
  userNotFound: 404,
  lastAdministrator: 409,
  ownAccount: 409,
  administratorAddress: 409,
  idempotencyConflict: 409,
  postNotFound: 404,
  categoryNotFound: 404,
  editConflict: 409,
  idTaken: 409,
  slugTaken: 409,
  brandHasProducts: 409,
  categoryHasPosts: 409,
  orderOutdated: 409,
  draftIncomplete: 400,
  publishInPast: 400,
  pictureUnusable: 400,
  pictureTooLarge: 400,
  pictureUnreachable: 400,
};

interface ProblemOptions {
  cause?: unknown;
  /** Rule codes by field, for a form that is not valid. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
}

/** After how many seconds to try again when a service that we need is away. */
const outageSeconds = 5;

/** A refusal that the caller is to see, by its stable code; the handler adds the text in the caller's language. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, 'cause' in options ? { cause: options.cause } : {});
    this.name = 'ProblemError';
    this.code = code;
    this.status = statusOf[code];
    this.fields = options.fields ?? {};
    this.retryAfter = options.retryAfter ?? (code === 'unavailable' ? outageSeconds : undefined);
  }
}
