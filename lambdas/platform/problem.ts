import type { ProblemCode } from '#contracts/http/problem.ts';

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
  factorCodeNeeded: 403,
  invalidCredentials: 401,
  tooManyAttempts: 429,
  botCheckFailed: 400,
  tokenInvalid: 401,
  challengeExpired: 401,
  codeInvalid: 400,
  codeNotResent: 400,
  mailNotSent: 503,
  accountUnconfirmed: 403,
  passwordTooCommon: 400,
  passwordMustChange: 403,
  passwordWrong: 400,
  resetNotSent: 503,
  resetLinkInvalid: 400,
  undoLinkInvalid: 400,
  usernameTaken: 409,
  emailTaken: 409,
  signUpFailed: 400,
  userNotFound: 404,
  lastAdministrator: 409,
  ownAccountDeletion: 409,
  ownAccountDemotion: 409,
  ownAccountDisabling: 409,
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
  errorNotFound: 404,
};

interface ProblemOptions {
  cause?: unknown;
  /** Rule codes by field, for a form that is not valid. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
}

/** The seconds after which to try again when a service that we need is unavailable. */
const outageSeconds = 5;

/**
 * A refusal that the caller gets to see, identified by a stable code; the handler adds the text in the caller's
 * language.
 */
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
    const isOutage = code === 'unavailable' || code === 'mailNotSent';
    this.retryAfter = options.retryAfter ?? (isOutage ? outageSeconds : undefined);
  }
}

/** @throws ProblemError with the code where there is no value. */
export const requireFound = <T>(value: T | undefined, code: ProblemCode): T => {
  if (value === undefined) throw new ProblemError(code);
  return value;
};
