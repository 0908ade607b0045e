import type { Problem } from '#contracts/http/problem.ts';

interface ApiErrorDetails {
  status: number;
  code?: string | undefined;
  /** The fault of each field of the form, in the reader's language. */
  fields?: Record<string, string> | undefined;
  /** Seconds to wait before trying again. */
  retryAfter?: number | undefined;
  requestId?: string | undefined;
  signUp?: Problem['signUp'];
  /** `message` says no more than that the request failed. */
  isGeneral?: boolean;
  cause?: unknown;
}

/** A refusal of the server, or no answer at all (`status` 0). `message` can be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;
  readonly isGeneral: boolean;
  /** The sign-up that waits for its code. */
  readonly signUp: Problem['signUp'];

  constructor(message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
    this.requestId = details.requestId;
    this.signUp = details.signUp;
    this.isGeneral = details.isGeneral ?? false;
  }
}
