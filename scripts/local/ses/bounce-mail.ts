import { environment } from '../template/environment.ts';
import { shownAddress } from './addresses.ts';
import type { StoredMail } from './mail-store.ts';
import { createMessageId } from './message-id.ts';

export const reporter = 'MAILER-DAEMON@amazonses.com';

/**
 * The mail by which SES informs a sender that one came back. It does so by itself, until an identity's owner has other
 * ways and switches it off (email feedback forwarding).
 */
export const bounceMail = ({ id: bounced, from, time }: StoredMail, addresses: readonly string[], original: Buffer) => {
  const id = createMessageId(Date.parse(time));
  const to = shownAddress(from);
  const boundary = `report-${bounced}`;
  const subject = 'Delivery Status Notification (Failure)';
  const recipients = addresses.flatMap((address) => [
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 user unknown',
  ]);
  const head = [
    'Return-Path: <>',
    `Message-ID: <${id}@${environment.region}.amazonses.com>`,
    `Date: ${new Date(time).toUTCString()}`,
    `From: ${reporter}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=delivery-status; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'An error occurred while trying to deliver the mail to the following recipients:',
    ...addresses,
    '',
    `--${boundary}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; amazonses.com',
    ...recipients,
    '',
    `--${boundary}`,
    'Content-Type: message/rfc822',
    '',
    '',
  ];
  const source = Buffer.concat([Buffer.from(head.join('\r\n')), original, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const mail: StoredMail = {
    id,
    time,
    from: reporter,
    to: [to],
    subject,
    tags: {},
    bytes: source.length,
    simulated: {},
  };
  return { mail, source };
};
