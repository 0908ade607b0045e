import type { Problem, ProblemCode } from '#contracts/http/problem.ts';
import { problemStatuses } from '#contracts/http/problem-codes.ts';

interface ProblemOptions {
  cause?: unknown;
  /** Rule codes by field, for a form that is not valid. */
  fields?: Record<string, string>;
  /** Seconds. */
  retryAfter?: number;
  /** The sign-up that is not finished, for a caller who gave its password. */
  signUp?: Problem['signUp'];
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
  readonly signUp: Problem['signUp'];

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(code, 'cause' in options ? { cause: options.cause } : {});
    this.name = 'ProblemError';
    this.code = code;
    this.status = problemStatuses[code];
    this.fields = options.fields ?? {};
    this.signUp = options.signUp;
    const isOutage = code === 'unavailable' || code === 'mailNotSent';
    this.retryAfter = options.retryAfter ?? (isOutage ? outageSeconds : undefined);
  }
}

/** @throws ProblemError with the code where there is no value. */
export const requireFound = <T>(value: T | undefined, code: ProblemCode): T => {
  if (value === undefined) throw new ProblemError(code);
  return value;
};
