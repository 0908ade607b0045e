/**
 * Why an inbox could not be used. Before the log-in, an administrator sees the same words for all of these reasons:
 * they would reveal what runs where.
 */
export type InboxFailureReason =
  | 'notReached'
  | 'notAllowed'
  | 'timedOut'
  | 'tls'
  | 'loginRefused'
  | 'refused'
  | 'garbled'
  | 'tooLarge';

/** Its text holds codes only: a server's words may hold the name or the password that was sent to it. */
export class InboxFailure extends Error {
  override readonly name = 'InboxFailure';
  readonly reason: InboxFailureReason;

  constructor(reason: InboxFailureReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}

/** Codes only. */
export const inboxFailureOf = (error: unknown, otherwise: InboxFailureReason): InboxFailure => {
  if (error instanceof InboxFailure) return error;
  if (!(error instanceof Error)) return new InboxFailure(otherwise, 'unknown');
  const { name, code = '' }: Error & { code?: string } = error;
  if (name === 'NotPublicError') return new InboxFailure('notAllowed', 'no public address');
  if (name === 'TimeoutError' || name === 'AbortError') return new InboxFailure('timedOut', 'no answer in time');
  return new InboxFailure(otherwise, code || name);
};
