import { decodeWords } from 'postal-mime';
import { addressesIn, type Mailbox, parseMailbox } from './addresses.ts';
import { compose } from './compose.ts';
import { readHeaders } from './read-message.ts';
import type { SendEmailInput } from './send-email-input.ts';

/** A mail before it is accepted, no matter which form it came in. */
export interface OutgoingMail {
  /** The permission that a caller needs; a raw message needs another one than a composed one. */
  action: 'ses:SendEmail' | 'ses:SendRawEmail';
  from: Mailbox;
  /** Addresses of all who get it. */
  recipients: string[];
  subject: string;
  /** The MIME message, once the mail has its id. */
  source(id: string, date: Date): Promise<Buffer>;
}

const addressesOf = (mailboxes: Mailbox[]): string[] => mailboxes.map(({ address }) => address);

export const readOutgoingMail = async ({
  FromEmailAddress,
  Destination: { ToAddresses, CcAddresses, BccAddresses },
  ReplyToAddresses,
  Content: { Simple, Raw },
}: Omit<SendEmailInput, 'EmailTags' | 'ConfigurationSetName'>): Promise<OutgoingMail> => {
  const [to, cc, bcc] = [ToAddresses.map(parseMailbox), CcAddresses.map(parseMailbox), BccAddresses.map(parseMailbox)];
  const named = addressesOf([...to, ...cc, ...bcc]);
  if (Simple !== undefined) {
    const from = parseMailbox(FromEmailAddress ?? '');
    const replyTo = ReplyToAddresses.map(parseMailbox);
    return {
      action: 'ses:SendEmail',
      from,
      recipients: named,
      subject: Simple.Subject,
      source: (id, date) => compose({ id, date, from, to, cc, replyTo, content: Simple }),
    };
  }
  const message = Buffer.from(Raw?.Data ?? '', 'base64');
  const headers = await readHeaders(message);
  return {
    action: 'ses:SendRawEmail',
    from: parseMailbox(FromEmailAddress ?? headers.from ?? ''),
    recipients:
      named.length > 0 ? named : [headers.to, headers.cc, headers.bcc].flatMap((each) => addressesIn(each ?? '')),
    subject: decodeWords(headers.subject ?? ''),
    source: async () => message,
  };
};
