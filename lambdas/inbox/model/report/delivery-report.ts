import type { Email } from 'postal-mime';
import type { DeliveryRecipient } from '#contracts/inbox/endpoints.ts';
import { isFeedbackReport, readComplaint } from './complaint.ts';
import { readDeliveryStatus } from './delivery-status.ts';
import { readPlainReport } from './plain-report.ts';

const headerOf = ({ headers }: Pick<Email, 'headers'>, name: string): string | undefined =>
  headers.find(({ key }) => key === name)?.value;

const statusTypes = ['message/delivery-status', 'message/global-delivery-status'];
/** Whose mails are reports. No person has such an address. */
const reporter = /^(?:mailer-?daemon|mail-daemon|postmaster|microsoftexchange[0-9a-f]{20,})@/i;

/**
 * Whether a mail reports what became of another one, as far as its headers say: by its type (RFC 3464, RFC 5965), by a
 * header of Gmail and Exim, or because a server wrote it in its own name, which allows no answer.
 */
export const isDeliveryReport = (mail: Pick<Email, 'headers' | 'from'>): boolean => {
  const type = headerOf(mail, 'content-type') ?? '';
  if (isFeedbackReport(mail)) return true;
  if (/^multipart\/report\b/i.test(type)) return /report-type\s{0,3}=\s{0,3}"?delivery-status\b/i.test(type);
  if (headerOf(mail, 'x-failed-recipients') !== undefined) return true;
  const returnPath = headerOf(mail, 'return-path')?.trim();
  return reporter.test(mail.from?.address ?? '') && (returnPath === undefined || returnPath === '<>');
};

const asText = (content: ArrayBuffer | Uint8Array | string): string => {
  if (typeof content === 'string') return content;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
};

/**
 * The recipients that a report on delivery concerns. Anyone can write one, so it proves nothing; all of its content is
 * read as text.
 * @param senders The site's own addresses, which its own mail never fails to reach.
 */
export const readDeliveryReport = (mail: Email, text: string, senders: readonly string[]): DeliveryRecipient[] => {
  const feedback = mail.attachments.find(({ mimeType }) => mimeType === 'message/feedback-report');
  if (isFeedbackReport(mail)) return feedback ? readComplaint(asText(feedback.content)) : [];
  const status = mail.attachments.find(({ mimeType }) => statusTypes.includes(mimeType));
  const recipients = status ? readDeliveryStatus(asText(status.content)) : [];
  if (recipients.length > 0) return recipients;
  const ours = [...senders, ...(mail.to ?? []).map(({ address }) => address ?? ''), mail.from?.address ?? ''];
  const own = new Set(ours.map((address) => address.toLowerCase()));
  const named = (headerOf(mail, 'x-failed-recipients') ?? '').match(/[^\s,<>\p{C}]{1,64}@[^\s,<>\p{C}]{3,190}/gu) ?? [];
  return readPlainReport(text, {
    named,
    isStranger: (address) => !own.has(address.toLowerCase()) && !reporter.test(address),
  });
};
