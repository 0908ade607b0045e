import type { FailureReason } from '#contracts/ai-usage/endpoints.ts';

/** Tokens read and written for a call. */
export interface TokenCount {
  inputTokens: number;
  outputTokens: number;
}
export const noTokens: TokenCount = { inputTokens: 0, outputTokens: 0 };

/** A model's answer that is not used, with what it cost. */
export class ModelError extends Error {
  override readonly name = 'ModelError';

  readonly why: FailureReason;
  /** For the log: never a text of the question or of the answer. */
  readonly detail: string;
  readonly usage: TokenCount;
  /** Whether the call was turned away before a model saw it, so that it costs nothing. */
  readonly isFree: boolean;

  constructor(
    why: FailureReason,
    detail: string,
    { usage = noTokens, isFree = false }: { usage?: TokenCount; isFree?: boolean } = {},
  ) {
    super(`${why}: ${detail}`);
    this.why = why;
    this.detail = detail;
    this.usage = usage;
    this.isFree = isFree;
  }
}

const throttled = ['ThrottlingException', 'TooManyRequestsException', 'ServiceQuotaExceededException'];
const slow = ['TimeoutError', 'AbortError', 'ModelTimeoutException'];

/**
 * Why AWS denies access to a model: the account is not subscribed to it on AWS Marketplace, Anthropic's form was not
 * filled in, or the role may not call it in some region. For the log, as each is fixed elsewhere; undefined for any
 * other error.
 */
const noAccess = ({ name, message }: Error): string | undefined => {
  if (name === 'ResourceNotFoundException' && /use case details/i.test(message))
    return `${name}: the form of its provider`;
  if (name !== 'AccessDeniedException') return undefined;
  return /marketplace/i.test(message) ? `${name}: not subscribed to on AWS Marketplace` : `${name}: the role`;
};

/** The meaning of an SDK error. A call that was never answered may have been worked on, and is paid for. */
export const modelErrorOf = (error: unknown): ModelError => {
  if (error instanceof ModelError) return error;
  if (!(error instanceof Error)) return new ModelError('unreachable', 'unknown');
  const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode ?? 0;
  const isTurnedAway = status >= 400 && status < 500;
  if (throttled.includes(name) || status === 429) return new ModelError('throttled', name, { isFree: true });
  if (slow.includes(name)) return new ModelError('slow', name);
  const denial = noAccess(error);
  if (denial !== undefined) return new ModelError('noAccess', denial, { isFree: true });
  return new ModelError('unreachable', name, { isFree: isTurnedAway || name === 'NotPublicError' });
};
