/** A refusal of the server, or no answer at all (`status` 0). `message` is fit to be shown as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | undefined;

  constructor(message: string, details: { status: number; code?: string | undefined; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.code = details.code;
  }
}
