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
};

/** A refusal that the caller is to see, by its stable code; the handler adds the text in the caller's language. */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly status: number;

  constructor(code: ProblemCode, options?: { cause?: unknown }) {
    super(code, options);
    this.name = 'ProblemError';
    this.code = code;
    this.status = statusOf[code];
  }
}
