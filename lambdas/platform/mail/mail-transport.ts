import type { Mailbox } from './mail-address.ts';

/** A mail that is whole. Addresses and texts are checked: they hold no line breaks. */
export interface OutgoingMail {
  from: Mailbox;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whom an answer goes to, where that is not the sender. */
  replyTo?: string | undefined;
  headers?: Record<string, string>;
  /** Noted on the mail for those informed of its outcome; letters, digits, `_` and `-`. */
  tags?: Record<string, string>;
}

/**
 * A way to send mail, which is given up when the signal says so.
 * @throws MailFailure, or ProblemError `mailProviderReceivesOnly`, or `unavailable` where the secret cannot be read.
 */
export interface MailTransport {
  /** Sends it once: a mail whose fate is not known is not sent again. */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<{ messageId?: string | undefined }>;
  /** Tries everything but a mail to a person. */
  verify(signal: AbortSignal): Promise<void>;
}
