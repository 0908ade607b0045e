import type { UnsentReason } from '#contracts/mail-failures/endpoints.ts';

/**
 * Why a mail was not sent, for the log and for an administrator. Its text holds codes only: a server's words may hold
 * the name, the password or the recipient that was sent to it.
 */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly reason: UnsentReason;

  constructor(reason: UnsentReason, detail: string) {
    super(`${reason}: ${detail}`);
    this.reason = reason;
  }
}
